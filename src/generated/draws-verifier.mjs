// src/features/promotion/lucky-wheel-spins/draws-texts.ts
var texts$1 = {
	en: {
		lucky_wheel_spins_text_not_running: "This wheel is not running now.",
		lucky_wheel_spins_text_between_batches: "There are no prizes at the moment. The wheel goes on soon.",
		lucky_wheel_spins_text_no_turns: "You have no turns left.",
		lucky_wheel_spins_text_request_id: "must be 8 to 64 letters, digits, dashes or underscores",
		lucky_wheel_spins_text_spin_gone: "There is no such spin.",
		lucky_wheel_spins_of_member: "Spins",
		lucky_wheel_spins_of_member_none: "The member has never turned a wheel.",
		lucky_wheel_spins_wheel: "Wheel",
		lucky_wheel_spins_outcome: "Outcome",
		lucky_wheel_spins_nothing: "Nothing won",
		lucky_wheel_spins_text_notice_code: "You won {name} at the lucky wheel. The code is among your prizes.",
		lucky_wheel_spins_text_notice_points: "You won {name} at the lucky wheel: {points} points.",
		lucky_wheel_spins_text_notice_prize: "You won {name} at the lucky wheel.",
		lucky_wheel_spins_title: "Spins",
		lucky_wheel_spins_of: "Spins of {title}",
		lucky_wheel_spins_search: "Search by name or phone number",
		lucky_wheel_spins_time: "Time",
		lucky_wheel_spins_person: "Person",
		lucky_wheel_spins_outcome_won: "Won",
		lucky_wheel_spins_outcome_assigned: "Assigned",
		lucky_wheel_spins_outcome_missed: "Missed",
		lucky_wheel_spins_prize: "Prize",
		lucky_wheel_spins_turn: "Turn",
		lucky_wheel_spins_turn_free: "Free",
		lucky_wheel_spins_turn_earned: "Earned",
		lucky_wheel_spins_number: "Number in the log",
		lucky_wheel_spins_empty: "Nobody has turned this wheel yet",
		lucky_wheel_spins_tiers: "Tiers that could be won",
		lucky_wheel_spins_no_tiers: "None",
		lucky_wheel_spins_unit: "Unit",
		lucky_wheel_spins_due: "Fell due",
		lucky_wheel_spins_sealed: "Sealed",
		lucky_wheel_spins_not_sealed: "Not sealed yet. That takes up to a minute.",
		lucky_wheel_spins_hash: "Hash in the log",
		lucky_wheel_spins_seal: "Page of the log",
		lucky_wheel_spins_root: "Root of the page",
		lucky_wheel_spins_draws_title: "Check a draw",
		lucky_wheel_spins_draws_intro: "Every turn of this wheel is written down in a public log that nobody can change without being noticed. It names nobody. Paste the receipt of a spin to check it; your browser does so by itself, and sends it to nobody.",
		lucky_wheel_spins_draws_receipt: "Receipt",
		lucky_wheel_spins_draws_receipt_hint: "The app shows it for each of your spins, as text that begins with a brace.",
		lucky_wheel_spins_draws_check: "Check the receipt",
		lucky_wheel_spins_draws_check_log: "Check the whole log",
		lucky_wheel_spins_draws_log: "The log",
		lucky_wheel_spins_draws_log_intro: "Checks that every page follows from the one before, that nothing was won before it was due, and that the units of each prize went in their order and were no more than there are.",
		lucky_wheel_spins_draws_download: "Download the verifier",
		lucky_wheel_spins_draws_download_hint: "One file without dependencies. It is what this page runs, and Node runs it too:",
		lucky_wheel_spins_draws_checking: "Checking …",
		lucky_wheel_spins_draws_progress: "Page {seal} of {seals}",
		lucky_wheel_spins_draws_receipt_good: "The receipt is in the log, as number {number}.",
		lucky_wheel_spins_draws_receipt_missed: "The spin won nothing.",
		lucky_wheel_spins_draws_receipt_won: "It won unit {unit} of the prize {prize}, which fell due before it.",
		lucky_wheel_spins_draws_receipt_assigned: "It won the prize {prize}, which was reserved for this person.",
		lucky_wheel_spins_draws_seed_later: "The seed of the draw is published when the batch has ended. Check again then: it shows that the moment was fixed before.",
		lucky_wheel_spins_draws_log_good: "The log is whole: {seals} pages, and every award was due and in its order.",
		lucky_wheel_spins_draws_wrong: "Something is wrong",
		lucky_wheel_spins_draws_not_receipt: "This is not a whole receipt. A spin is sealed within a minute; its receipt is complete after that.",
		lucky_wheel_spins_draws_failed: "The log could not be read. Try again.",
		lucky_wheel_spins_draws_language: "Tiếng Việt",
		lucky_wheel_spins_draws_file_good: "The file is whole: {spins} spins, {awards} awards. No eligible spin was passed over in {batches} of {all} batches; the others have not ended.",
		lucky_wheel_spins_fault_other_wheel: "The receipt is of another wheel.",
		lucky_wheel_spins_fault_not_in_log: "The receipt does not lead to its root: something in it was changed.",
		lucky_wheel_spins_fault_not_published: "The published log has something else as number {number}.",
		lucky_wheel_spins_fault_person: "The receipt is of another person: salt and member do not give what was sealed.",
		lucky_wheel_spins_fault_seed_hash: "The hash of the seed is not the published one.",
		lucky_wheel_spins_fault_seed: "The seed is not the promised one.",
		lucky_wheel_spins_fault_batch_seed: "The batch {batch} has another seed than was promised.",
		lucky_wheel_spins_fault_seal_follows: "Page {seal} does not follow from the one before.",
		lucky_wheel_spins_fault_leaves_missing: "Numbers are missing before page {seal}.",
		lucky_wheel_spins_fault_seal_root: "Page {seal} has another root than its contents give.",
		lucky_wheel_spins_fault_last_root: "The last root is not the published one.",
		lucky_wheel_spins_fault_award: "The award with number {number} is not what was sealed.",
		lucky_wheel_spins_fault_order: "Number {number} is out of order.",
		lucky_wheel_spins_fault_unit_without_chance: "What was not won by chance has a unit.",
		lucky_wheel_spins_fault_other_prize: "The prize {prize} is not one of the wheel’s.",
		lucky_wheel_spins_fault_no_unit: "Unit {unit} of the prize {prize} does not exist: there are {qty}.",
		lucky_wheel_spins_fault_early: "Unit {unit} of the prize {prize} was won before it was due.",
		lucky_wheel_spins_fault_due: "Unit {unit} of the prize {prize} fell due at another moment.",
		lucky_wheel_spins_fault_unit_order: "Unit {unit} of the prize {prize} was won out of its order.",
		lucky_wheel_spins_fault_too_many: "More units of the prize {prize} were won than there are: {qty}.",
		lucky_wheel_spins_fault_line: "Line {line} of the file cannot be read.",
		lucky_wheel_spins_fault_leaf: "Number {number} is not what was sealed.",
		lucky_wheel_spins_fault_end: "The file ends early: it has {lines} lines instead of {all}.",
		lucky_wheel_spins_fault_passed_over: "Number {number} won nothing, though unit {unit} of the prize {prize} was due.",
		lucky_wheel_spins_text_not_begun: "This wheel has not begun, so nothing of it was drawn.",
		lucky_wheel_spins_file: "Auditor’s file"
	},
	vi: {
		lucky_wheel_spins_text_not_running: "Vòng quay này hiện không diễn ra.",
		lucky_wheel_spins_text_between_batches: "Hiện chưa có giải thưởng. Vòng quay sẽ sớm tiếp tục.",
		lucky_wheel_spins_text_no_turns: "Bạn đã hết lượt quay.",
		lucky_wheel_spins_text_request_id: "Phải gồm 8 đến 64 chữ cái, chữ số, dấu gạch nối hoặc gạch dưới",
		lucky_wheel_spins_text_spin_gone: "Không có lượt quay này.",
		lucky_wheel_spins_of_member: "Lượt quay",
		lucky_wheel_spins_of_member_none: "Thành viên chưa quay lần nào.",
		lucky_wheel_spins_wheel: "Vòng quay",
		lucky_wheel_spins_outcome: "Kết quả",
		lucky_wheel_spins_nothing: "Không trúng",
		lucky_wheel_spins_text_notice_code: "Bạn đã trúng {name} ở vòng quay may mắn. Mã nằm trong mục giải thưởng của bạn.",
		lucky_wheel_spins_text_notice_points: "Bạn đã trúng {name} ở vòng quay may mắn: {points} điểm.",
		lucky_wheel_spins_text_notice_prize: "Bạn đã trúng {name} ở vòng quay may mắn.",
		lucky_wheel_spins_title: "Lượt quay",
		lucky_wheel_spins_of: "Lượt quay của {title}",
		lucky_wheel_spins_search: "Tìm theo tên hoặc số điện thoại",
		lucky_wheel_spins_time: "Thời gian",
		lucky_wheel_spins_person: "Người quay",
		lucky_wheel_spins_outcome_won: "Trúng",
		lucky_wheel_spins_outcome_assigned: "Chỉ định",
		lucky_wheel_spins_outcome_missed: "Không trúng",
		lucky_wheel_spins_prize: "Giải thưởng",
		lucky_wheel_spins_turn: "Lượt",
		lucky_wheel_spins_turn_free: "Miễn phí",
		lucky_wheel_spins_turn_earned: "Kiếm được",
		lucky_wheel_spins_number: "Số trong nhật ký",
		lucky_wheel_spins_empty: "Chưa có ai quay vòng này",
		lucky_wheel_spins_tiers: "Hạng giải có thể trúng",
		lucky_wheel_spins_no_tiers: "Không có",
		lucky_wheel_spins_unit: "Phần thưởng thứ",
		lucky_wheel_spins_due: "Đến hạn lúc",
		lucky_wheel_spins_sealed: "Niêm phong lúc",
		lucky_wheel_spins_not_sealed: "Chưa niêm phong. Việc này mất tối đa một phút.",
		lucky_wheel_spins_hash: "Mã băm trong nhật ký",
		lucky_wheel_spins_seal: "Trang nhật ký",
		lucky_wheel_spins_root: "Mã gốc của trang",
		lucky_wheel_spins_draws_title: "Kiểm tra kết quả quay",
		lucky_wheel_spins_draws_intro: "Mỗi lượt quay của vòng quay này được ghi vào một nhật ký công khai, ai sửa cũng sẽ bị phát hiện. Nhật ký không nêu tên ai. Hãy dán biên nhận của một lượt quay để kiểm tra; trình duyệt của bạn tự kiểm tra và không gửi biên nhận đi đâu cả.",
		lucky_wheel_spins_draws_receipt: "Biên nhận",
		lucky_wheel_spins_draws_receipt_hint: "Ứng dụng hiển thị biên nhận cho từng lượt quay của bạn, là đoạn văn bản bắt đầu bằng dấu ngoặc nhọn.",
		lucky_wheel_spins_draws_check: "Kiểm tra biên nhận",
		lucky_wheel_spins_draws_check_log: "Kiểm tra toàn bộ nhật ký",
		lucky_wheel_spins_draws_log: "Nhật ký",
		lucky_wheel_spins_draws_log_intro: "Kiểm tra rằng mỗi trang nối tiếp trang trước, không giải nào bị trao trước hạn, và các phần của mỗi giải được trao đúng thứ tự, không nhiều hơn số lượng có.",
		lucky_wheel_spins_draws_download: "Tải công cụ kiểm tra",
		lucky_wheel_spins_draws_download_hint: "Một tệp duy nhất, không phụ thuộc gì khác. Trang này chạy chính tệp đó, và Node cũng chạy được:",
		lucky_wheel_spins_draws_checking: "Đang kiểm tra …",
		lucky_wheel_spins_draws_progress: "Trang {seal} trên {seals}",
		lucky_wheel_spins_draws_receipt_good: "Biên nhận có trong nhật ký, ở số {number}.",
		lucky_wheel_spins_draws_receipt_missed: "Lượt quay này không trúng.",
		lucky_wheel_spins_draws_receipt_won: "Lượt quay trúng phần thứ {unit} của giải {prize}, đã đến hạn trước đó.",
		lucky_wheel_spins_draws_receipt_assigned: "Lượt quay trúng giải {prize}, là giải dành riêng cho người này.",
		lucky_wheel_spins_draws_seed_later: "Hạt giống của đợt quay được công bố khi đợt kết thúc. Hãy kiểm tra lại lúc đó để thấy thời điểm đã được ấn định từ trước.",
		lucky_wheel_spins_draws_log_good: "Nhật ký nguyên vẹn: {seals} trang, mọi giải đều đến hạn và đúng thứ tự.",
		lucky_wheel_spins_draws_wrong: "Có điều không đúng",
		lucky_wheel_spins_draws_not_receipt: "Đây không phải là biên nhận đầy đủ. Lượt quay được niêm phong trong vòng một phút; sau đó biên nhận mới đầy đủ.",
		lucky_wheel_spins_draws_failed: "Không đọc được nhật ký. Hãy thử lại.",
		lucky_wheel_spins_draws_language: "English",
		lucky_wheel_spins_draws_file_good: "Tệp nguyên vẹn: {spins} lượt quay, {awards} giải. Không lượt quay đủ điều kiện nào bị bỏ qua trong {batches} trên {all} đợt; các đợt còn lại chưa kết thúc.",
		lucky_wheel_spins_fault_other_wheel: "Biên nhận thuộc về vòng quay khác.",
		lucky_wheel_spins_fault_not_in_log: "Biên nhận không dẫn đến mã gốc của nó: có chỗ đã bị sửa.",
		lucky_wheel_spins_fault_not_published: "Nhật ký công khai ghi nội dung khác ở số {number}.",
		lucky_wheel_spins_fault_person: "Biên nhận của người khác: muối và mã thành viên không khớp với nội dung đã niêm phong.",
		lucky_wheel_spins_fault_seed_hash: "Mã băm của hạt giống không phải là mã đã công bố.",
		lucky_wheel_spins_fault_seed: "Hạt giống không phải là hạt giống đã cam kết.",
		lucky_wheel_spins_fault_batch_seed: "Đợt {batch} có hạt giống khác với cam kết.",
		lucky_wheel_spins_fault_seal_follows: "Trang {seal} không nối tiếp trang trước.",
		lucky_wheel_spins_fault_leaves_missing: "Thiếu số trước trang {seal}.",
		lucky_wheel_spins_fault_seal_root: "Mã gốc của trang {seal} không khớp với nội dung.",
		lucky_wheel_spins_fault_last_root: "Mã gốc cuối cùng không phải là mã đã công bố.",
		lucky_wheel_spins_fault_award: "Giải ở số {number} không phải là nội dung đã niêm phong.",
		lucky_wheel_spins_fault_order: "Số {number} sai thứ tự.",
		lucky_wheel_spins_fault_unit_without_chance: "Giải không trúng nhờ may mắn mà lại có số thứ tự.",
		lucky_wheel_spins_fault_other_prize: "Giải {prize} không thuộc vòng quay này.",
		lucky_wheel_spins_fault_no_unit: "Không có phần thứ {unit} của giải {prize}: chỉ có {qty}.",
		lucky_wheel_spins_fault_early: "Phần thứ {unit} của giải {prize} bị trao trước hạn.",
		lucky_wheel_spins_fault_due: "Phần thứ {unit} của giải {prize} đến hạn vào lúc khác.",
		lucky_wheel_spins_fault_unit_order: "Phần thứ {unit} của giải {prize} bị trao sai thứ tự.",
		lucky_wheel_spins_fault_too_many: "Giải {prize} bị trao nhiều hơn số lượng có: {qty}.",
		lucky_wheel_spins_fault_line: "Không đọc được dòng {line} của tệp.",
		lucky_wheel_spins_fault_leaf: "Số {number} không phải là nội dung đã niêm phong.",
		lucky_wheel_spins_fault_end: "Tệp bị cắt ngắn: có {lines} dòng thay vì {all}.",
		lucky_wheel_spins_fault_passed_over: "Số {number} không trúng, dù phần thứ {unit} của giải {prize} đã đến hạn.",
		lucky_wheel_spins_text_not_begun: "Vòng quay chưa bắt đầu nên chưa có lượt quay nào.",
		lucky_wheel_spins_file: "Tệp cho kiểm toán"
	}
};
/** Stands in the file that people download, so it needs no server. */
var drawsText = (locale, key, params = {}) => texts$1[locale][key].replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
// node_modules/@noble/ciphers/utils.js
/*! noble-ciphers - MIT License (c) 2023 Paul Miller (paulmillr.com) */
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - Value to inspect.
* @returns `true` when the value is a Uint8Array view, including Node's `Buffer`.
* @example
* Guards a value before treating it as raw key material.
*
* ```ts
* isBytes(new Uint8Array());
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is boolean.
* @param value - Value to validate.
* @returns The validated boolean.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validates a boolean option before branching on it.
*
* ```ts
* abool(true);
* ```
*/
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Asserts something is a non-negative safe integer.
* @param n - Value to validate.
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validates a non-negative length or counter.
*
* ```ts
* anumber(1);
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - Value to validate.
* @param length - Expected byte length.
* @param title - Optional label used in error messages.
* @returns The validated byte array.
* On Node, `Buffer` is accepted too because it is a Uint8Array view.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument lengths. {@link RangeError}
* @example
* Validates a fixed-length nonce or key buffer.
*
* ```ts
* abytes(new Uint8Array([1, 2]), 2);
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
var aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(label === "object" ? "expected valid options object" : `"${label}" expected object, got type=${typeof value}`);
};
/**
* Casts a typed-array view to Uint32Array.
* @param arr - Typed-array view to reinterpret.
* @returns Uint32Array view over the same bytes. Callers are expected to provide a
* 4-byte-aligned offset; trailing `1..3` bytes are silently dropped.
* @example
* Views a byte buffer as 32-bit words for block processing.
*
* ```ts
* u32(new Uint8Array(4));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place.
* Warning: JS provides no guarantees.
* @param arrays - Arrays to wipe.
* @example
* Wipes a temporary key buffer after use.
*
* ```ts
* const bytes = new Uint8Array([1]);
* clean(bytes);
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Whether the current platform is little-endian.
* Most are; some IBM systems are not.
*/
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Reverses byte order of one 32-bit word.
* @param word - Unsigned 32-bit word to swap.
* @returns The same word with bytes reversed.
* @example
* Swaps a big-endian word into little-endian byte order.
*
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - Uint32Array whose words should be swapped.
* @returns The same array after in-place byte swapping.
* @example
* Swaps every 32-bit word in a word-view buffer.
*
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Normalizes a Uint32Array view to the little-endian representation expected by cipher cores.
* @param u - Word view to normalize in place.
* @returns Little-endian normalized word view.
* @example
* Normalizes a word-view buffer before block processing.
*
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
var swap32IfBE = isLE ? (u) => u : byteSwap32;
/**
* Checks if two U8A use same underlying buffer and overlaps.
* This is invalid and can corrupt data.
* @param a - First byte view.
* @param b - Second byte view.
* @returns `true` when the views overlap in memory.
* @example
* Detects whether two slices alias the same backing buffer.
*
* ```ts
* overlapBytes(new Uint8Array(4), new Uint8Array(4));
* ```
*/
function overlapBytes(a, b) {
	if (!a.byteLength || !b.byteLength) return false;
	return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}
/**
* If input and output overlap and input starts before output, we will overwrite end of input before
* we start processing it, so this is not supported by forward-processing ciphers.
* @param input - Input bytes.
* @param output - Output bytes.
* @throws If the output view would overwrite unread input bytes. {@link Error}
* @example
* Rejects an in-place layout that would overwrite unread input bytes.
*
* ```ts
* const buffer = new Uint8Array(8);
* complexOverlapBytes(buffer.subarray(0, 4), buffer.subarray(2, 6));
* ```
*/
function complexOverlapBytes(input, output) {
	if (overlapBytes(input, output) && input.byteOffset < output.byteOffset) throw new Error("complex overlap of input and output is not supported");
}
/**
* Merges user options into defaults.
* @param defaults - Default option values.
* @param opts - User-provided overrides.
* @returns Combined options object.
* `defaults` is a library-owned mutable object; user-provided `opts` only need to be
* object-shaped, since "plain object" checks reject valid proxy/cross-realm containers.
* The merge mutates `defaults` in place and returns the same object, so direct callers
* should pass a fresh defaults object unless they intentionally want shared state updated.
* @throws If options are missing or not an object. {@link Error}
* @example
* Applies user overrides to the default cipher options.
*
* ```ts
* checkOpts({ rounds: 20 }, { rounds: 8 });
* ```
*/
function checkOpts(defaults, opts) {
	aobject(defaults, "defaults");
	aobject(opts, "opts");
	return Object.assign(defaults, opts);
}
/**
* By default, returns u8a of length.
* When out is available, it checks it for validity and uses it.
* @param expectedLength - Required output length.
* @param out - Optional destination buffer.
* @param onlyAligned - Whether `out` must be 4-byte aligned.
* @returns Output buffer ready for writing.
* @throws On wrong argument types. {@link TypeError}
* @throws If the provided output buffer has the wrong size. {@link RangeError}
* @throws If the provided output buffer has the wrong alignment. {@link Error}
* @example
* Reuses a caller-provided output buffer when lengths match.
*
* ```ts
* getOutput(16, new Uint8Array(16));
* ```
*/
function getOutput(expectedLength, out, onlyAligned = true) {
	if (out === void 0) return new Uint8Array(expectedLength);
	abytes(out, expectedLength, "output");
	if (onlyAligned && !isAligned32(out)) throw new Error("invalid output, must be aligned");
	return out;
}
/**
* Checks whether a byte array is aligned to a 4-byte offset.
* @param bytes - Byte array to inspect.
* @returns `true` when the view is 4-byte aligned.
* @example
* Checks whether a buffer can be safely viewed as Uint32Array.
*
* ```ts
* isAligned32(new Uint8Array(4));
* ```
*/
function isAligned32(bytes) {
	return bytes.byteOffset % 4 === 0;
}
/**
* Copies bytes into a new Uint8Array.
* @param bytes - Bytes to copy.
* @returns Copied byte array.
* @throws On wrong argument types. {@link TypeError}
* @example
* Copies input into an aligned Uint8Array before block processing.
*
* ```ts
* copyBytes(new Uint8Array([1, 2]));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes(bytes));
}
// node_modules/@noble/ciphers/_arx.js
/**
* Basic utils for ARX (add-rotate-xor) salsa and chacha ciphers.

RFC8439 requires multi-step cipher stream, where
authKey starts with counter: 0, actual msg with counter: 1.

For this, we need a way to re-use nonce / counter:

const counter = new Uint8Array(4);
chacha(..., counter, ...); // counter is now 1
chacha(..., counter, ...); // counter is now 2

This is complicated:

- 32-bit counters are enough, no need for 64-bit: max ArrayBuffer size in JS is 4GB
- Original papers don't allow mutating counters
- Counter overflow is undefined [^1]
- Idea A: allow providing (nonce | counter) instead of just nonce, re-use it
- Caveat: Cannot be re-used through all cases:
- * chacha has (counter | nonce)
- * xchacha has (nonce16 | counter | nonce16)
- Idea B: separate nonce / counter and provide separate API for counter re-use
- Caveat: there are different counter sizes depending on an algorithm.
- salsa & chacha also differ in structures of key & sigma:
salsa20:      s[0] | k(4) | s[1] | nonce(2) | cnt(2) | s[2] | k(4) | s[3]
chacha:       s(4) | k(8) | cnt(1) | nonce(3)
chacha20orig: s(4) | k(8) | cnt(2) | nonce(2)
- Idea C: helper method such as `setSalsaState(key, nonce, sigma, data)`
- Caveat: we can't re-use counter array

xchacha uses the subkey and remaining 8 byte nonce with ChaCha20 as normal
(prefixed by 4 NUL bytes, since RFC8439 specifies a 12-byte nonce).
Counter overflow is undefined; see {@link https://mailarchive.ietf.org/arch/msg/cfrg/gsOnTJzcbgG6OqD8Sc0GO5aR_tU/ | the CFRG thread}.
Current noble policy is strict non-wrap for the shared 32-bit counter path:
exported ARX ciphers reject initial `0xffffffff` and stop before any implicit
wrap back to zero.
See {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha#appendix-A.2 | the XChaCha appendix} for the extended-nonce construction.

* @module
*/
var encodeStr = (str) => Uint8Array.from(str.split(""), (c) => c.charCodeAt(0));
var sigma16_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 16-byte k"))))();
var sigma32_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 32-byte k"))))();
/**
* Rotates a 32-bit word left.
* @param a - Input word.
* @param b - Rotation count in bits.
* @returns Rotated 32-bit word.
* @example
* Moves the top byte of `0x12345678` into the low byte position.
* ```ts
* rotl(0x12345678, 8);
* ```
*/
function rotl(a, b) {
	return a << b | a >>> 32 - b;
}
var BLOCK_LEN = 64;
var BLOCK_LEN32 = 16;
var MAX_COUNTER = /* @__PURE__ */ (() => 2 ** 32 - 1)();
var U32_EMPTY = /* @__PURE__ */ Uint32Array.of();
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
	const len = data.length;
	const block = new Uint8Array(BLOCK_LEN);
	const b32 = u32(block);
	const isAligned = isLE && isAligned32(data) && isAligned32(output);
	const d32 = isAligned ? u32(data) : U32_EMPTY;
	const o32 = isAligned ? u32(output) : U32_EMPTY;
	if (!isLE) {
		for (let pos = 0; pos < len; counter++) {
			core(sigma, key, nonce, b32, counter, rounds);
			swap32IfBE(b32);
			if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
			const take = Math.min(BLOCK_LEN, len - pos);
			for (let j = 0, posj; j < take; j++) {
				posj = pos + j;
				output[posj] = data[posj] ^ block[j];
			}
			pos += take;
		}
		return;
	}
	for (let pos = 0; pos < len; counter++) {
		core(sigma, key, nonce, b32, counter, rounds);
		if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const take = Math.min(BLOCK_LEN, len - pos);
		if (isAligned && take === BLOCK_LEN) {
			const pos32 = pos / 4;
			if (pos % 4 !== 0) throw new Error("arx: invalid block position");
			for (let j = 0, posj; j < BLOCK_LEN32; j++) {
				posj = pos32 + j;
				o32[posj] = d32[posj] ^ b32[j];
			}
			pos += BLOCK_LEN;
			continue;
		}
		for (let j = 0, posj; j < take; j++) {
			posj = pos + j;
			output[posj] = data[posj] ^ block[j];
		}
		pos += take;
	}
}
/**
* Creates an ARX stream cipher from a 32-bit core permutation.
* Used internally to build the exported Salsa and ChaCha stream ciphers.
* @param core - Core function that fills one keystream block.
* @param opts - Cipher layout and nonce-extension options. See {@link CipherOpts}.
* @returns Stream cipher function over byte arrays.
* @throws If the core callback, key size, counter, or output sizing is invalid. {@link Error}
*/
function createCipher(core, opts) {
	const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts({
		allowShortKeys: false,
		counterLength: 8,
		counterRight: false,
		rounds: 20
	}, opts);
	if (typeof core !== "function") throw new Error("core must be a function");
	anumber(counterLength);
	anumber(rounds);
	abool(counterRight);
	abool(allowShortKeys);
	return (key, nonce, data, output, counter = 0) => {
		abytes(key, void 0, "key");
		abytes(nonce, void 0, "nonce");
		abytes(data, void 0, "data");
		const len = data.length;
		const hasOutput = output !== void 0;
		output = getOutput(len, output, false);
		if (hasOutput) complexOverlapBytes(data, output);
		anumber(counter);
		if (counter < 0 || counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const toClean = [];
		let l = key.length;
		let k;
		let sigma;
		if (l === 32) {
			toClean.push(k = copyBytes(key));
			sigma = sigma32_32;
		} else if (l === 16 && allowShortKeys) {
			k = /* @__PURE__ */ new Uint8Array(32);
			k.set(key);
			k.set(key, 16);
			sigma = sigma16_32;
			toClean.push(k);
		} else {
			abytes(key, 32, "arx key");
			throw new Error("invalid key size");
		}
		if (!isLE || !isAligned32(nonce)) toClean.push(nonce = copyBytes(nonce));
		let k32 = u32(k);
		if (extendNonceFn) {
			if (nonce.length !== 24) throw new Error("arx: extended nonce must be 24 bytes");
			const n16 = nonce.subarray(0, 16);
			if (isLE) extendNonceFn(sigma, k32, u32(n16), k32);
			else {
				const sigmaRaw = swap32IfBE(Uint32Array.from(sigma));
				extendNonceFn(sigmaRaw, k32, u32(n16), k32);
				clean(sigmaRaw);
				swap32IfBE(k32);
			}
			nonce = nonce.subarray(16);
		} else if (!isLE) swap32IfBE(k32);
		const nonceNcLen = 16 - counterLength;
		if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`);
		if (nonceNcLen !== 12) {
			const nc = /* @__PURE__ */ new Uint8Array(12);
			nc.set(nonce, counterRight ? 0 : 12 - nonce.length);
			nonce = nc;
			toClean.push(nonce);
		}
		const n32 = swap32IfBE(u32(nonce));
		try {
			runCipher(core, sigma, k32, n32, data, output, counter, rounds);
			return output;
		} finally {
			clean(...toClean);
		}
	};
}
// node_modules/@noble/ciphers/chacha.js
/**
* ChaCha stream cipher, released
* in 2008. Developed after Salsa20, ChaCha aims to increase diffusion per round.
* It was standardized in
* {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and
* is now used in TLS 1.3.
*
* {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha | XChaCha20}
* extended-nonce variant is also provided. Similar to XSalsa, it's safe to use with
* randomly-generated nonces.
*
* Check out
* {@link http://cr.yp.to/chacha/chacha-20080128.pdf | PDF},
* {@link https://en.wikipedia.org/wiki/Salsa20 | wiki}, and
* {@link https://cr.yp.to/chacha.html | website}.
*
* @module
*/
/**
* ChaCha core function. Uses an unrolled loop (chachaCore, hchacha) - 4x
* faster than a simple loop, but larger & harder to read. A simple-loop
* reference version lives in `test/misc/micro-ciphers.ts`;
* `test/arx.test.ts` keeps the two aligned.
* The specific implementation is selected in `createCipher` below.
*/
/** RFC 8439 §2.3 block core for `state = constants | key | counter | nonce`. */
function chachaCore(s, k, n, out, cnt, rounds = 20) {
	let y00 = s[0], y01 = s[1], y02 = s[2], y03 = s[3], y04 = k[0], y05 = k[1], y06 = k[2], y07 = k[3], y08 = k[4], y09 = k[5], y10 = k[6], y11 = k[7], y12 = cnt, y13 = n[0], y14 = n[1], y15 = n[2];
	let x00 = y00, x01 = y01, x02 = y02, x03 = y03, x04 = y04, x05 = y05, x06 = y06, x07 = y07, x08 = y08, x09 = y09, x10 = y10, x11 = y11, x12 = y12, x13 = y13, x14 = y14, x15 = y15;
	for (let r = 0; r < rounds; r += 2) {
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 16);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 12);
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 8);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 7);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 16);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 12);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 8);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 7);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 16);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 12);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 8);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 7);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 16);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 12);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 8);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 7);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 16);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 12);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 8);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 7);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 16);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 12);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 8);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 7);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 16);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 12);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 8);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 7);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 16);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 12);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 8);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 7);
	}
	let oi = 0;
	out[oi++] = y00 + x00 | 0;
	out[oi++] = y01 + x01 | 0;
	out[oi++] = y02 + x02 | 0;
	out[oi++] = y03 + x03 | 0;
	out[oi++] = y04 + x04 | 0;
	out[oi++] = y05 + x05 | 0;
	out[oi++] = y06 + x06 | 0;
	out[oi++] = y07 + x07 | 0;
	out[oi++] = y08 + x08 | 0;
	out[oi++] = y09 + x09 | 0;
	out[oi++] = y10 + x10 | 0;
	out[oi++] = y11 + x11 | 0;
	out[oi++] = y12 + x12 | 0;
	out[oi++] = y13 + x13 | 0;
	out[oi++] = y14 + x14 | 0;
	out[oi++] = y15 + x15 | 0;
}
/**
* ChaCha stream cipher. Conforms to RFC 8439 (IETF, TLS). 12-byte nonce, 4-byte counter.
* With smaller nonce, it's not safe to make it random (CSPRNG), due to collision chance.
* @param key - 32-byte key.
* @param nonce - 12-byte nonce.
* @param data - Input bytes to xor with the keystream.
* @param output - Optional destination buffer.
* @param counter - Initial block counter.
* @returns Encrypted or decrypted bytes.
* @example
* Encrypts bytes with the RFC 8439 ChaCha20 stream cipher and a fresh key/nonce.
*
* ```ts
* import { chacha20 } from '@noble/ciphers/chacha.js';
* import { randomBytes } from '@noble/ciphers/utils.js';
* const key = randomBytes(32);
* const nonce = randomBytes(12);
* chacha20(key, nonce, new Uint8Array(4));
* ```
*/
var chacha20 = /* @__PURE__ */ createCipher(chachaCore, {
	counterRight: false,
	counterLength: 4,
	allowShortKeys: false
});
// src/features/promotion/lucky-wheels/secret-fractions.ts
var blockBytes = 64;
var fractionBytes = 8;
var perBlock = blockBytes / fractionBytes;
var zeros = new Uint8Array(blockBytes);
/**
* An endless sequence of fractions, from 0 up to 1, which nobody can predict without the seed, however many are known.
* It is the key stream of ChaCha20 (RFC 8439): the same on the server and in the browser, and synchronous, unlike the
* browser's cryptography.
*
* @param seed 32 bytes
* @param id a UUID: each id has its own sequence
*/
function secretFractions(seed, id) {
	const nonce = nonceOf(id);
	let counter = -1;
	let block = new DataView(zeros.buffer);
	return (index) => {
		const wanted = Math.floor(index / perBlock);
		if (wanted !== counter) {
			block = new DataView(chacha20(seed, nonce, zeros, void 0, wanted).buffer);
			counter = wanted;
		}
		const at = index % perBlock * fractionBytes;
		return (block.getUint32(at, true) * 2097152 + (block.getUint32(at + 4, true) >>> 11)) / 2 ** 53;
	};
}
/** Twelve bytes. The first word of an id is left out: it is only the time at which it was made. */
function nonceOf(id) {
	const nonce = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(12));
	const words = id.replaceAll("-", "").match(/.{8}/g).slice(1);
	for (const [i, digits] of words.entries()) nonce.setUint32(i * 4, Number.parseInt(digits, 16), true);
	return new Uint8Array(nonce.buffer);
}
// src/features/promotion/lucky-wheels/due.ts
function drawOf(seed, { _id, qty, start, end }) {
	const fractions = secretFractions(seed, _id);
	return {
		qty,
		momentOf: (unit) => Math.floor(start + (unit + fractions(unit)) / qty * (end - start))
	};
}
/** Into how many lanes a stock is divided at most. */
var mostLanes = 16;
/**
* The unit of a stock that is the nth of a lane, both counted from 0: the lanes take turns, so that each has units of
* the whole time. A lane that was given more than its share of units has the last one for them.
*/
var unitOfLane = (lane, nth, qty) => Math.min(lane + nth * Math.min(mostLanes, qty), qty - 1);
/** The lane of a unit, and which of the lane's units it is. */
var laneOfUnit = (unit, qty) => {
	const lanes = Math.min(mostLanes, qty);
	return {
		lane: unit % lanes,
		nth: Math.floor(unit / lanes)
	};
};
/** The draw of one lane: its own units, in their order. */
var drawOfLane = ({ qty, momentOf }, lane) => ({
	qty,
	momentOf: (nth) => momentOf(unitOfLane(lane, nth, qty))
});
// src/features/promotion/lucky-wheel-spins/draw-log.ts
var [leaf, node, chain] = [
	0,
	1,
	2
];
/** The root before the first seal. */
var noRoot = "00".repeat(32);
var hashOfPerson = (salt, userId) => hashOfText(`${salt} ${userId}`);
var hashOfSpin = (spin) => hashOfText(JSON.stringify([
	"spin",
	spin.spinId,
	spin.number,
	spin.moment,
	spin.batchId,
	spin.eligibleTiers,
	spin.prizeId,
	spin.unit,
	spin.assigned,
	spin.person
]));
/** Whether a text is a hash, or a seed, exactly as they are published: no other text stands for the same bytes. */
var isHash = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
/** A step of a path. */
var isStep = (text) => typeof text === "string" && /^[LR]/.test(text) && isHash(text.slice(1));
/** The root of a seal: its tree, and the root of the seal before. */
var rootOf = async (formerRoot, leaves) => chained(formerRoot, await treeOf(leaves));
var chained = (formerRoot, tree) => hash(chain, bytesOf(formerRoot), bytesOf(tree));
/** A leaf without a neighbour moves up as it is. */
async function levelAbove(level) {
	const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => level.slice(i * 2, i * 2 + 2));
	return Promise.all(pairs.map(async ([left, right]) => right === void 0 ? left : joined(left, right)));
}
var joined = (left, right) => hash(node, bytesOf(left), bytesOf(right));
async function treeOf(leaves) {
	let level = leaves;
	while (level.length > 1) level = await levelAbove(level);
	return level[0];
}
/** The root of the tree to which a path leads. */
async function treeByPath(from, path) {
	let at = from;
	for (const step of path) {
		const neighbour = step.slice(1);
		at = step.startsWith("L") ? await joined(neighbour, at) : await joined(at, neighbour);
	}
	return at;
}
/** SHA-256 of bytes in hexadecimal digits, such as a seed. */
var hashOfBytes = async (hex) => hexOf(await crypto.subtle.digest("SHA-256", bytesOf(hex)));
var hashOfText = (text) => hash(leaf, new TextEncoder().encode(text));
/** The first byte keeps leaves, nodes and roots apart. */
async function hash(kind, ...parts) {
	const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
	bytes[0] = kind;
	let at = 1;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}
/** Of what `isHash` has checked: it reads other digits as zeros. */
var bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
var hexOf = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
// src/features/promotion/lucky-wheel-spins/verify-draws.ts
/** Whether a page has the root that its leaves and the root before make. */
var hasItsRoot = async ({ formerRoot, root, hashes }) => hashes.length > 0 && [formerRoot, ...hashes].every(isHash) && await rootOf(formerRoot, hashes) === root;
var isSeedOf = async (seed, seedHash) => isHash(seed) && await hashOfBytes(seed) === seedHash;
var faultIf = (isWrong, key, params) => isWrong ? [params ? {
	key,
	params
} : { key }] : [];
/**
* What is wrong with a receipt: it is not in the log, its seed is another than was promised, or what it won was not due.
* Nothing, if all is as it should be.
*
* @param index of the receipt's wheel; with it and the seed, the moment at which the unit fell due is computed anew
* @param page of the published log, on which the receipt's number stands; null if there is none
*/
async function faultsOfReceipt(receipt, index, page) {
	const leaf = await hashOfSpin(receipt);
	const leadsToRoot = isHash(receipt.formerRoot) && receipt.path.every(isStep) && await chained(receipt.formerRoot, await treeByPath(leaf, receipt.path)) === receipt.root;
	const batch = index.batches.find(({ batchId }) => batchId === receipt.batchId);
	const isPublished = page !== null && page.root === receipt.root && page.formerRoot === receipt.formerRoot && page.hashes[receipt.number - page.firstNumber] === leaf && (receipt.prizeId === null || page.awards.some(({ number }) => number === receipt.number)) && await hasItsRoot(page);
	return [
		...faultIf(receipt.wheelId !== index.wheelId, "lucky_wheel_spins_fault_other_wheel"),
		...faultIf(!leadsToRoot, "lucky_wheel_spins_fault_not_in_log"),
		...faultIf(!isPublished, "lucky_wheel_spins_fault_not_published", { number: receipt.number }),
		...faultIf(await hashOfPerson(receipt.salt, receipt.userId) !== receipt.person, "lucky_wheel_spins_fault_person"),
		...faultIf(!isHash(receipt.seedHash) || batch?.seedHash !== receipt.seedHash, "lucky_wheel_spins_fault_seed_hash"),
		...faultIf(receipt.seed !== null && !await isSeedOf(receipt.seed, receipt.seedHash), "lucky_wheel_spins_fault_seed"),
		...faultsOfWin(receipt, batch)
	];
}
/**
* What is wrong with the log of a wheel: a root that its leaves or the root before do not make, an award that is not what
* was sealed, a unit that was won before it was due, out of its order, twice, or beyond what there were.
*
* @param pages all of them; one at a time is kept
*/
async function faultsOfLog(index, pages) {
	const faults = [];
	const awards = awardsInOrder(index);
	let [former, next, seals] = [
		noRoot,
		1,
		0
	];
	for await (const page of pages) {
		const { seal } = page;
		faults.push(...faultIf(page.formerRoot !== former, "lucky_wheel_spins_fault_seal_follows", { seal }), ...faultIf(page.firstNumber !== next, "lucky_wheel_spins_fault_leaves_missing", { seal }), ...faultIf(!await hasItsRoot(page), "lucky_wheel_spins_fault_seal_root", { seal }));
		for (const award of page.awards) {
			const { number } = award;
			const isSealed = page.hashes[number - page.firstNumber] === await hashOfSpin(award);
			faults.push(...faultIf(!isSealed, "lucky_wheel_spins_fault_award", { number }), ...awards(award));
		}
		next = page.firstNumber + page.hashes.length;
		former = page.root;
		seals++;
	}
	return [
		...faults,
		...faultIf(index.seals !== seals || index.root !== former, "lucky_wheel_spins_fault_last_root"),
		...await faultsOfSeeds(index)
	];
}
async function faultsOfSeeds({ batches }) {
	const found = batches.map(async ({ batchId, seed, seedHash }) => faultIf(!isHash(seedHash) || seed !== null && !await isSeedOf(seed, seedHash), "lucky_wheel_spins_fault_batch_seed", { batch: batchId }));
	return (await Promise.all(found)).flat();
}
/** What is wrong with each award, given one after the other in the order of the log. */
function awardsInOrder({ batches }) {
	const won = /* @__PURE__ */ new Map();
	let [lastNumber, lastMoment] = [0, ""];
	return (award) => {
		const { number, moment, prizeId, unit } = award;
		const faults = faultIf(number <= lastNumber || moment < lastMoment, "lucky_wheel_spins_fault_order", { number });
		[lastNumber, lastMoment] = [number, moment];
		const batch = batches.find(({ batchId }) => batchId === award.batchId);
		faults.push(...faultsOfWin(award, batch));
		const prize = batch?.prizes.find((prize) => prize.prizeId === prizeId);
		if (!prize) return faults;
		const so = won.get(prize.prizeId) ?? {
			lanes: /* @__PURE__ */ new Map(),
			units: 0
		};
		won.set(prize.prizeId, so);
		const named = {
			prize: prize.prizeId,
			qty: prize.qty
		};
		faults.push(...faultIf(++so.units > prize.qty, "lucky_wheel_spins_fault_too_many", named));
		if (unit === null) return faults;
		const { lane, nth } = laneOfUnit(unit, prize.qty);
		const before = so.lanes.get(lane) ?? 0;
		const isInOrder = nth === before || unit === prize.qty - 1;
		so.lanes.set(lane, nth === before ? before + 1 : before);
		return [...faults, ...faultIf(!isInOrder, "lucky_wheel_spins_fault_unit_order", {
			unit,
			prize: prize.prizeId
		})];
	};
}
function faultsOfWin({ prizeId, unit, dueAt, moment, assigned }, batch) {
	const prize = batch?.prizes.find((prize) => prize.prizeId === prizeId);
	if (prizeId === null || assigned) return [...faultIf(unit !== null || dueAt !== null, "lucky_wheel_spins_fault_unit_without_chance"), ...faultIf(prizeId !== null && !prize, "lucky_wheel_spins_fault_other_prize", { prize: prizeId ?? "" })];
	const named = {
		unit: unit ?? "?",
		prize: prizeId
	};
	if (!batch || !prize || unit === null || dueAt === null) return faultIf(true, "lucky_wheel_spins_fault_other_prize", { prize: prizeId });
	if (unit < 0 || unit >= prize.qty) return faultIf(true, "lucky_wheel_spins_fault_no_unit", {
		...named,
		qty: prize.qty
	});
	if (dueAt > moment) return faultIf(true, "lucky_wheel_spins_fault_early", named);
	if (batch.seed === null) return [];
	return faultIf(drawOf(bytesOf(batch.seed), {
		_id: prizeId,
		qty: prize.qty,
		...periodOf(batch)
	}).momentOf(unit) !== Date.parse(dueAt), "lucky_wheel_spins_fault_due", named);
}
var periodOf = ({ startDate, endDate }) => ({
	start: Date.parse(startDate),
	end: Date.parse(endDate)
});
// src/features/promotion/lucky-wheel-spins/draws-check.ts
/** Reads the log at the address of a wheel's draws. */
var readDrawsAt = (address) => async (page) => {
	const at = page ? `${address}/${page}` : address;
	const response = await fetch(at, { headers: { accept: "application/json" } });
	if (!response.ok) throw new Error(`${at} answers ${response.status}`);
	return response.json();
};
var readIndex = async (read) => await read("");
var readPage = async (read, seal) => await read(String(seal));
var texts = [
	"spinId",
	"wheelId",
	"batchId",
	"moment",
	"person",
	"salt",
	"userId",
	"root",
	"formerRoot",
	"seedHash"
];
var textsOrNull = [
	"prizeId",
	"seed",
	"dueAt"
];
/** A receipt as the app shows it: JSON, also as the answer of `spinReceipt`. Null for anything else. */
function readReceipt(text) {
	try {
		const given = JSON.parse(text);
		const receipt = given.data?.spinReceipt ?? given.spinReceipt ?? given;
		return texts.every((name) => typeof receipt[name] === "string") && textsOrNull.every((name) => receipt[name] === null || typeof receipt[name] === "string") && Number.isInteger(receipt.number) && Array.isArray(receipt.path) && receipt.path.every((step) => typeof step === "string") && Array.isArray(receipt.eligibleTiers) ? {
			...receipt,
			moment: isoOf(receipt.moment),
			dueAt: isoOf(receipt.dueAt)
		} : null;
	} catch {
		return null;
	}
}
/** The same moment as the log writes it. */
var isoOf = (moment) => moment === null ? null : new Date(moment).toISOString();
/** Checks a receipt with its own page of the log, which is found in a few steps. */
async function checkReceipt(read, index, receipt) {
	return faultsOfReceipt(receipt, index, await pageOf(read, index, receipt.number));
}
async function pageOf(read, { seals }, number) {
	let [from, to] = [1, seals];
	while (from <= to) {
		const middle = Math.floor((from + to) / 2);
		const page = await readPage(read, middle);
		if (number < page.firstNumber) to = middle - 1;
		else if (number >= page.firstNumber + page.hashes.length) from = middle + 1;
		else return page;
	}
	return null;
}
/** Checks the whole log of a wheel. */
function checkLog(read, index, onPage) {
	async function* pages() {
		for (let seal = 1; seal <= index.seals; seal++) {
			yield await readPage(read, seal);
			onPage(seal);
		}
	}
	return faultsOfLog(index, pages());
}
var faultText = (locale, { key, params }) => drawsText(locale, key, params);
/** What a receipt says that was checked and is right. */
function whatReceiptProves(locale, { number, prizeId, unit, assigned, seed }) {
	const prize = prizeId ?? "";
	return [
		["lucky_wheel_spins_draws_receipt_good", { number }],
		prizeId === null ? ["lucky_wheel_spins_draws_receipt_missed"] : assigned ? ["lucky_wheel_spins_draws_receipt_assigned", { prize }] : ["lucky_wheel_spins_draws_receipt_won", {
			prize,
			unit: unit ?? ""
		}],
		...seed === null ? [["lucky_wheel_spins_draws_seed_later"]] : []
	].map(([key, params]) => drawsText(locale, key, params));
}
// src/features/promotion/lucky-wheel-spins/draws-file.ts
/** Faults that are kept: a changed file has as many as it has lines. */
var mostFaults = 100;
/** What is wrong with an auditor's file: what the log's verifier finds, and eligible spins that were passed over. */
async function checkFile(lines) {
	const check = new FileCheck();
	for await (const line of lines) {
		const read = parsed(line);
		if (read) await check.line(read);
		else check.unreadable();
	}
	return check.result();
}
function parsed(line) {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
var FileCheck = class {
	faults = [];
	index = {
		wheelId: "",
		batches: [],
		seals: 0,
		root: noRoot
	};
	awardOf = awardsInOrder(this.index);
	passing = new PassingOver(this.index);
	leaves = [];
	lines = 0;
	spins = 0;
	awards = 0;
	next = 1;
	former = noRoot;
	seals = 0;
	ended = false;
	found(faults) {
		this.faults.push(...faults.slice(0, mostFaults - this.faults.length));
	}
	foundIf(isWrong, fault) {
		if (isWrong) this.found([fault]);
	}
	unreadable() {
		this.found([{
			key: "lucky_wheel_spins_fault_line",
			params: { line: ++this.lines }
		}]);
	}
	async line(line) {
		this.lines++;
		switch (line.kind) {
			case "wheel":
				this.index = line.index;
				this.awardOf = awardsInOrder(line.index);
				this.passing = new PassingOver(line.index);
				return this.found(await faultsOfSeeds(line.index));
			case "reserved": return this.passing.reserve(line);
			case "designation": return this.leaf(line.number, line.hash);
			case "spin": return this.spin(line);
			case "seal": return this.seal(line);
			case "end":
				this.ended = line.lines === this.lines;
				return;
			default:
				this.lines--;
				this.unreadable();
		}
	}
	leaf(number, hash) {
		this.foundIf(number !== this.next, {
			key: "lucky_wheel_spins_fault_order",
			params: { number }
		});
		this.foundIf(!isHash(hash), {
			key: "lucky_wheel_spins_fault_leaf",
			params: { number }
		});
		this.next = number + 1;
		this.leaves.push(hash);
	}
	async spin(spin) {
		const { number } = spin;
		this.spins++;
		const isSealed = await hashOfSpin(spin) === spin.hash;
		this.foundIf(!isSealed, {
			key: "lucky_wheel_spins_fault_leaf",
			params: { number }
		});
		this.leaf(number, spin.hash);
		if (spin.prizeId !== null) {
			this.awards++;
			this.found(this.awardOf(spin));
		}
		this.found(this.passing.faultsAt(spin));
	}
	async seal({ seal, formerRoot, root }) {
		this.foundIf(formerRoot !== this.former || seal !== ++this.seals, {
			key: "lucky_wheel_spins_fault_seal_follows",
			params: { seal }
		});
		const isWhole = this.leaves.length > 0 && isHash(formerRoot) && await rootOf(formerRoot, this.leaves) === root;
		this.foundIf(!isWhole, {
			key: "lucky_wheel_spins_fault_seal_root",
			params: { seal }
		});
		this.leaves = [];
		this.former = root;
	}
	result() {
		this.found(this.passing.rest());
		const isWhole = this.former === this.index.root && this.seals === this.index.seals && this.leaves.length === 0;
		this.foundIf(!isWhole, { key: "lucky_wheel_spins_fault_last_root" });
		this.foundIf(!this.ended, {
			key: "lucky_wheel_spins_fault_end",
			params: { lines: this.lines }
		});
		const { faults, spins, awards, index } = this;
		return {
			faults,
			spins,
			awards,
			batches: index.batches.filter(({ seed }) => seed !== null).length,
			all: index.batches.length
		};
	}
};
/** Milliseconds around a designation within which a spin may not have seen it yet, or may still have seen it. */
var slack = 1e4;
/** Finds spins that won nothing though something that they could win was due. */
var PassingOver = class {
	lanes = /* @__PURE__ */ new Map();
	reserved = [];
	/** Spins of the latest moment that won nothing: whatever was won at the same moment may have come before them. */
	missed = [];
	index;
	constructor(index) {
		this.index = index;
	}
	reserve(reserved) {
		this.reserved.push(reserved);
	}
	faultsAt(spin) {
		const faults = this.missed[0] && this.missed[0].moment < spin.moment ? this.rest() : [];
		if (spin.prizeId === null) this.missed.push(spin);
		else if (spin.unit !== null) this.won(spin, spin.unit);
		return faults;
	}
	rest() {
		const missed = this.missed;
		this.missed = [];
		return missed.flatMap((spin) => {
			const lane = this.lanesOf(spin.batchId).find((lane) => this.isOpen(lane, spin));
			if (!lane) return [];
			const unit = lane.lane + lane.awarded * Math.min(16, lane.qty);
			return {
				key: "lucky_wheel_spins_fault_passed_over",
				params: {
					number: spin.number,
					unit,
					prize: lane.prizeId
				}
			};
		});
	}
	won({ batchId, prizeId }, unit) {
		const own = this.lanesOf(batchId).filter((lane) => lane.prizeId === prizeId).find(({ lane, qty }) => lane === laneOfUnit(unit, qty).lane);
		if (own) own.awarded++;
	}
	isOpen({ prizeId, tier, lane, draw, awarded }, { moment, eligibleTiers }) {
		if (!eligibleTiers.includes(tier) || awarded >= draw.qty) return false;
		const at = Date.parse(moment);
		if (draw.momentOf(awarded) > at) return false;
		const kept = this.reserved.filter((one) => one.prizeId === prizeId && one.lane === lane && Date.parse(one.from) - slack <= at && (one.to === null || at <= Date.parse(one.to) + slack));
		return awarded < draw.qty - kept.length;
	}
	lanesOf(batchId) {
		const known = this.lanes.get(batchId);
		if (known) return known;
		const batch = this.index.batches.find((batch) => batch.batchId === batchId);
		const lanes = batch?.seed ? lanesIn(batch, bytesOf(batch.seed)) : [];
		this.lanes.set(batchId, lanes);
		return lanes;
	}
};
var lanesIn = (batch, seed) => batch.prizes.flatMap(({ prizeId, prizeTier: tier, qty }) => {
	const draw = drawOf(seed, {
		_id: prizeId,
		qty,
		...periodOf(batch)
	});
	const count = Math.min(16, qty);
	return Array.from({ length: count }, (_, lane) => {
		const share = Math.floor(qty / count) + (lane < qty % count ? 1 : 0);
		return {
			prizeId,
			tier,
			lane,
			qty,
			draw: {
				...drawOfLane(draw, lane),
				qty: share
			},
			awarded: 0
		};
	});
});
// src/features/promotion/lucky-wheel-spins/draws-page.ts
/** Makes the page work that the server sends at `/app/draws/{wheelId}`; the rest of it is there without scripts. */
function showPage(page) {
	const locale = document.documentElement.lang;
	const text = (key, params) => drawsText(locale, key, params);
	const part = (name) => page.querySelector(`[name=${name}], [data-part=${name}]`);
	const address = `${location.origin}${location.pathname}`;
	const read = readDrawsAt(address);
	/** Shows what a check says, or what is wrong. */
	const run = async (where, check) => {
		tell(where, "", [text("lucky_wheel_spins_draws_checking")]);
		try {
			const { faults, good } = await check();
			if (faults.length === 0) tell(where, "good", good);
			else {
				const found = faults.map((fault) => faultText(locale, fault));
				tell(where, "bad", [text("lucky_wheel_spins_draws_wrong"), ...found]);
			}
		} catch {
			tell(where, "bad", [text("lucky_wheel_spins_draws_failed")]);
		}
	};
	const receiptResult = part("receipt-result");
	const checkGiven = () => {
		const receipt = readReceipt(part("receipt").value);
		if (!receipt) return tell(receiptResult, "bad", [text("lucky_wheel_spins_draws_not_receipt")]);
		run(receiptResult, async () => ({
			faults: await checkReceipt(read, await readIndex(read), receipt),
			good: whatReceiptProves(locale, receipt)
		}));
	};
	part("form").addEventListener("submit", (event) => {
		event.preventDefault();
		checkGiven();
	});
	const logResult = part("log-result");
	part("log").addEventListener("click", () => {
		run(logResult, async () => {
			const index = await readIndex(read);
			const { seals } = index;
			return {
				faults: await checkLog(read, index, (seal) => {
					if (seal % 10 === 0) tell(logResult, "", [text("lucky_wheel_spins_draws_progress", {
						seal,
						seals
					})]);
				}),
				good: [text("lucky_wheel_spins_draws_log_good", { seals })]
			};
		});
	});
	part("command").textContent = `node draws-verifier.mjs ${address} receipt.json`;
	const linked = receiptOfLink(location.hash);
	if (linked !== null) {
		part("receipt").value = linked;
		checkGiven();
	}
}
function tell(where, tone, lines) {
	where.className = tone;
	where.replaceChildren(...lines.map((line) => {
		const paragraph = document.createElement("p");
		paragraph.textContent = line;
		return paragraph;
	}));
}
/** A link carries the receipt behind `#receipt=`, in base64url: browsers do not send that part to the server. */
function receiptOfLink(hash) {
	const given = /^#receipt=([\w-]+)$/.exec(hash)?.[1];
	if (given === void 0) return null;
	try {
		const bytes = Uint8Array.from(atob(given.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
		return new TextDecoder().decode(bytes);
	} catch {
		return "";
	}
}
// src/features/promotion/lucky-wheel-spins/server/draws-verifier.ts
/**
* The verifier of draws, which `npm run generate` makes one file of. The page at `/app/draws/{wheelId}` runs it, and so
* does Node: `node draws-verifier.mjs ADDRESS [RECEIPT]` checks the log at that address and a receipt in a file, and
* `node draws-verifier.mjs FILE` an auditor's file. An app imports `verifyReceipt` of it.
*/
var page = typeof document === "undefined" ? null : document.querySelector("[data-draws]");
if (page) showPage(page);
else if (typeof document === "undefined") await runInNode();
/**
* Checks a receipt against the log at an address, for an app.
*
* @param text the receipt as JSON
* @returns in sentences what is wrong with it, or what it proves
* @throws if the log cannot be read
*/
async function verifyReceipt(address, text, locale) {
	const receipt = readReceipt(text);
	if (!receipt) return {
		faults: [drawsText(locale, "lucky_wheel_spins_draws_not_receipt")],
		good: []
	};
	const read = readDrawsAt(address);
	return {
		faults: (await checkReceipt(read, await readIndex(read), receipt)).map((fault) => faultText(locale, fault)),
		good: whatReceiptProves(locale, receipt)
	};
}
async function runInNode() {
	const { argv, stdout, stderr } = process;
	const [what, receiptFile] = argv.slice(2);
	try {
		if (what === void 0) throw new Error("Give the address of a draw, or an auditor’s file.");
		const { faults, good } = /^https?:/.test(what) ? await checkAddress(what, receiptFile) : await checkLocal(what);
		if (faults.length === 0) return void stdout.write(`${good.join("\n")}\n`);
		stderr.write(`${faults.map((fault) => faultText("en", fault)).join("\n")}\n`);
	} catch (error) {
		stderr.write(`Cannot verify: ${error.message}\n`);
	}
	process.exitCode = 1;
}
async function checkAddress(address, receiptFile) {
	const read = readDrawsAt(address);
	const index = await readIndex(read);
	const faults = await checkLog(read, index, () => void 0);
	const good = [drawsText("en", "lucky_wheel_spins_draws_log_good", { seals: index.seals })];
	if (receiptFile !== void 0) {
		const { readFile } = await import("node:fs/promises");
		const receipt = readReceipt(await readFile(receiptFile, "utf8"));
		if (!receipt) throw new Error(drawsText("en", "lucky_wheel_spins_draws_not_receipt"));
		faults.push(...await checkReceipt(read, index, receipt));
		good.push(drawsText("en", "lucky_wheel_spins_draws_receipt_good", { number: receipt.number }));
	}
	return {
		faults,
		good
	};
}
async function checkLocal(file) {
	const { open } = await import("node:fs/promises");
	const { faults, ...counted } = await checkFile((await open(file)).readLines());
	return {
		faults,
		good: [drawsText("en", "lucky_wheel_spins_draws_file_good", counted)]
	};
}
export { verifyReceipt };
