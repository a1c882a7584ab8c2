import type { Kind } from './places.ts'

/**
 * Sentences that combine into posts. `{place}` is a place, `{dish}` a local dish, `{with}` company, `{month}` the
 * month's number, `{n}` a small number. Each sentence works alone and next to any other.
 */

export const companions = [
  'gia đình',
  'hội bạn thân',
  'bố mẹ',
  'mấy đứa em',
  'người yêu',
  'nhóm bạn cấp ba',
  'đồng nghiệp',
  'con gái nhỏ',
] as const

export const titles = {
  STATUS: [
    'Nhớ {place} quá',
    'Cuối tuần này đi đâu nhỉ?',
    'Một ngày mưa ở {place}',
    'Sáng sớm ở {place}',
    'Ai đi {place} cùng mình không?',
    'Lên kế hoạch cho tháng {month}',
    'Bình yên là đây',
    'Chậm lại một chút',
    'Lần thứ {n} quay lại {place}',
    'Có một {place} rất khác',
    'Chuyến đi đầu tiên một mình',
    'Chiều nay trời đẹp quá',
    'Tạm biệt {place}',
    'Lâu rồi mới được nghỉ',
    'Đi để trở về',
  ],
  DISCOVERY: [
    'Góc nhỏ ít người biết ở {place}',
    'Lịch trình {place} {n} ngày tự túc',
    '{n} điều nên biết trước khi đến {place}',
    'Ăn gì ở {place}?',
    'Kinh nghiệm đi {place} tháng {month}',
    'Khám phá {place} bằng xe máy',
    '{place} mùa này có gì?',
    'Đi {place} với {with}',
    'Chi phí đi {place} {n} ngày',
    'Bình minh ở {place}',
    'Cung đường đến {place}',
    'Lần đầu thử {dish}',
    'Bản đồ quán ngon quanh {place}',
  ],
  CHECK_IN: [
    'Check-in {place}',
    'Mình đang ở {place}',
    '{place} sáng nay',
    'Cuối cùng cũng tới {place}',
    'Chào {place}!',
    'Có mặt tại {place} cùng {with}',
    'Hoàng hôn {place}',
    '{place}, tháng {month}',
    'Dừng chân ở {place}',
  ],
  REVIEW: [
    'Đánh giá thật về {place}',
    '{place}: có đáng đi không?',
    'Review {place} chi tiết',
    '{place} sau {n} lần ghé',
    'Thử {dish} ở {place}',
    '{place} có như lời đồn?',
    'Trải nghiệm {place} cùng {with}',
    'Điểm cộng và điểm trừ của {place}',
    '{place} tháng {month}: những điều cần biết',
  ],
  SHARE: [
    'Bài hay về {place}',
    'Lưu lại để đi',
    'Đọc mà muốn xách ba lô lên',
    'Đúng thứ mình đang tìm',
    'Gửi {with}',
    'Ai sắp đi thì đọc nhé',
    '',
  ],
} as const

export const openings = [
  'Cuối tuần rồi mình cùng {with} đến {place}.',
  'Mình vừa có {n} ngày ở {place} và muốn kể lại cho mọi người.',
  '{place} luôn là nơi mình muốn quay lại.',
  'Sau bao lần lỡ hẹn, cuối cùng mình cũng đến được {place}.',
  'Tháng {month} này {place} đẹp hơn mình tưởng nhiều.',
  'Nghe bạn bè kể mãi, hôm nay mình mới tận mắt thấy {place}.',
  'Chuyến này mình đi {place} cùng {with}, không vội, không lịch trình dày đặc.',
  'Đây là lần thứ {n} mình ghé {place} mà vẫn thấy có điều mới.',
  'Dậy từ bốn giờ sáng để kịp đón bình minh ở {place}.',
  'Mình chọn {place} cho kỳ nghỉ ngắn tháng {month}.',
  'Chỉ cần hai ngày nghỉ là đủ cho một chuyến {place}.',
  'Có những nơi đi một lần là nhớ, với mình đó là {place}.',
] as const

export const details: Readonly<Record<Kind, readonly string[]>> = {
  beach: [
    'Nước trong đến mức nhìn thấy cả đàn cá nhỏ dưới chân.',
    'Bãi cát dài, sáng sớm chỉ có tiếng sóng và vài bác ngư dân kéo lưới.',
    'Biển lặng, nắng nhẹ, ngồi cả buổi chiều không chán.',
    'Chiều xuống, cả chân trời chuyển sang màu hồng cam rất lạ.',
    'Mình thuê ván chèo ra xa bờ một chút, cảm giác cả vùng biển là của mình.',
    'San hô còn khá đẹp, nhớ dùng kem chống nắng không hại biển nhé.',
    'Thuyền thúng nằm dọc bờ, đứng đâu chụp cũng có ảnh đẹp.',
  ],
  mountain: [
    'Mây tràn xuống thung lũng, đứng trên cao nhìn như biển.',
    'Đường đèo quanh co nhưng mỗi khúc cua là một khung cảnh khác.',
    'Không khí mát lạnh, sáng ra phải khoác thêm áo.',
    'Lúa đang chín, cả sườn núi vàng óng.',
    'Buổi tối ngồi bên bếp lửa nghe chủ nhà kể chuyện bản làng.',
    'Đi bộ chừng {n} cây số, mệt mà vui.',
    'Sương tan là thấy cả dãy núi hiện ra, ai cũng đứng lặng.',
  ],
  city: [
    'Buổi tối lên đèn, phố đông mà vẫn dễ thương.',
    'Mình đi bộ loanh quanh, mỏi chân thì ghé vào quán cà phê.',
    'Những toà nhà cũ xen lẫn nhà mới, mỗi góc phố kể một câu chuyện.',
    'Sáng sớm phố vắng, hợp để chạy bộ và chụp ảnh.',
    'Có ban nhạc đường phố chơi rất hay, mình đứng nghe đến khuya.',
    'Giao thông hơi đông vào giờ tan tầm, nên đi sớm.',
  ],
  heritage: [
    'Tường rêu, mái ngói và đèn lồng làm mình như lạc về ngày xưa.',
    'Nên thuê người thuyết minh, nghe xong thấy mọi thứ có hồn hơn hẳn.',
    'Chạm trổ tinh xảo đến từng chi tiết, xem mãi không hết.',
    'Đi sớm trước khi có đoàn khách, không gian yên tĩnh vô cùng.',
    'Trong sân có cây cổ thụ toả bóng mát cả một vùng.',
    'Vé vào cửa hợp lý, đi hết cũng mất nửa ngày.',
  ],
  food: [
    'Hàng quán san sát, mùi thơm kéo mình đi từ đầu đến cuối phố.',
    'Cô chủ quán bán ở đây đã hơn ba mươi năm.',
    'Mình ăn liền ba món mà vẫn còn thòm thèm.',
    'Quán nhỏ, vài chiếc ghế nhựa, nhưng lúc nào cũng đông khách quen.',
    'Giá bình dân, ăn no mà không xót ví.',
    'Nước chấm pha rất khéo, chua ngọt vừa đủ.',
  ],
  water: [
    'Ngồi thuyền len giữa những núi đá, tiếng mái chèo nghe rất êm.',
    'Mặt nước phẳng lặng như gương, soi bóng cả bầu trời.',
    'Cô lái đò vừa chèo vừa hát, ai cũng cười.',
    'Chợ họp từ tinh mơ, ghe chở đầy trái cây chín.',
    'Chèo thuyền kayak qua hang tối rồi bừng ra một vùng nước xanh ngọc.',
    'Hai bên bờ cây xanh mướt, thỉnh thoảng có cò trắng bay lên.',
  ],
  nature: [
    'Rừng sau mưa thơm mùi đất, chim hót suốt dọc đường.',
    'Thác đổ trắng xoá, đứng xa vẫn thấy hơi nước mát lạnh.',
    'Đêm không có ánh đèn thành phố, sao đầy trời.',
    'Trong hang mát rượi, thạch nhũ muôn hình muôn vẻ.',
    'Mình cắm trại bên hồ, sáng mở lều ra là thấy sương.',
    'Đường mòn dễ đi, trẻ con cũng theo được.',
  ],
}

export const meals = [
  'Nhất định phải thử {dish}, ăn rồi là nhớ.',
  'Bữa trưa có {dish}, giản dị mà ngon.',
  'Mình mê {dish} ở đây nhất, ngày nào cũng phải ăn một lần.',
  '{with} mình thì khen {dish} không ngớt.',
  'Tối đi ăn {dish}, trời se lạnh nên càng hợp.',
  'Ai mê ẩm thực đừng bỏ qua {dish}.',
] as const

export const tips = [
  'Nên đi vào ngày thường để tránh đông.',
  'Nhớ mang giày dễ đi và một chai nước.',
  'Đặt phòng sớm khoảng hai tuần thì giá mềm hơn nhiều.',
  'Sáng sớm là lúc đẹp nhất để chụp ảnh.',
  'Trời thay đổi nhanh, mang theo áo mưa mỏng nhé.',
  'Mọi người nhớ mang rác về, giữ nơi này sạch đẹp.',
  'Nên mang theo ít tiền mặt vì nhiều quán chưa nhận thẻ.',
  'Hỏi giá trước khi gọi món cho yên tâm.',
  'Người dân ở đây rất thân thiện, cứ hỏi đường là có người chỉ.',
  'Đi {n} ngày là vừa đẹp, không vội mà cũng không thừa.',
] as const

/** Tips that only fit places in Viet Nam. */
export const tipsAtHome = [
  'Thuê xe máy một ngày khoảng một trăm năm mươi nghìn.',
  'Ở nhà dân vừa rẻ vừa được ăn cơm nhà.',
  'Việt Nam mình còn nhiều nơi đẹp quá.',
] as const

export const closings = [
  'Hẹn một ngày không xa mình sẽ quay lại.',
  'Ai có kinh nghiệm thì chia sẻ thêm với mình nhé.',
  'Mọi người thấy nơi này thế nào?',
  'Chúc cả nhà một tuần mới nhiều niềm vui.',
  'Lưu lại để nhớ mình đã từng ở đây.',
  'Thương nhau thì rủ nhau đi nhé.',
  'Tháng sau mình đi tiếp, ai theo thì nhắn.',
  'Ảnh chưa chỉnh gì đâu, ngoài đời còn đẹp hơn.',
  'Cảm ơn một chuyến đi thật trọn vẹn.',
] as const

export const verdicts = [
  'Mình chấm chín trên mười, trừ một điểm vì hơi đông.',
  'Đáng tiền, sẽ giới thiệu cho bạn bè.',
  'Phục vụ nhiệt tình, không gian sạch sẽ.',
  'Tạm ổn, nhưng chưa đặc biệt như mình mong đợi.',
  'Điểm trừ duy nhất là bãi gửi xe hơi xa.',
  'Cảnh đẹp, dịch vụ tốt, giá hợp lý: đủ cả ba.',
  'Cuối tuần quá tải, nên chọn ngày khác.',
  'Với mức giá này thì không còn gì để chê.',
] as const

export const moods = [
  'Hôm nay chỉ muốn tắt máy và đi đâu đó thật xa.',
  'Xem lại ảnh {place} năm ngoái mà nhớ {with} quá.',
  'Sáng nay trời mưa, ngồi uống cà phê nghĩ đến {place}.',
  'Còn {n} ngày nữa là được nghỉ, mọi người gợi ý chỗ đi với!',
  'Vừa săn được vé rẻ đi {place}, vui cả ngày.',
  'Có ai từng đến {place} vào tháng {month} chưa, thời tiết thế nào?',
  'Mình cần thêm một người đi {place} cùng {with} cho đủ xe.',
  'Đi nhiều mới thấy về nhà là vui nhất.',
] as const

export const reportMessages = {
  FAKE_NEWS: [
    'Thông tin trong bài không đúng sự thật.',
    'Giá và địa chỉ đều sai, dễ làm người khác hiểu lầm.',
    'Ảnh lấy ở nơi khác, không phải chỗ này.',
  ],
  HARASSMENT: [
    'Người này liên tục công kích mình trong bình luận.',
    'Nội dung bôi nhọ cá nhân, mong quản trị viên xem giúp.',
  ],
  HATE_SPEECH: ['Bài viết xúc phạm người vùng khác.', 'Lời lẽ kỳ thị, không nên có trên cộng đồng.'],
  NUDITY: ['Hình ảnh hở hang, không phù hợp với trẻ em.', 'Ảnh phản cảm.'],
  SOMETHING_ELSE: [
    'Bài đăng sai chuyên mục.',
    'Ảnh của mình bị đăng lại mà chưa xin phép.',
    'Nội dung trùng với bài đã đăng hôm trước.',
  ],
  SPAM: ['Quảng cáo tour trá hình.', 'Đăng đi đăng lại cùng một đường dẫn.', 'Tài khoản này chỉ để bán hàng.'],
  VIOLENCE: ['Có cảnh đánh nhau, xem rất khó chịu.', 'Nội dung cổ vũ bạo lực.'],
} as const

export const blockReasons = {
  post: [
    'Quảng cáo trá hình nhiều lần',
    'Thông tin sai sự thật về giá và địa điểm',
    'Hình ảnh phản cảm',
    'Lời lẽ xúc phạm người khác',
    'Dùng ảnh của người khác khi chưa xin phép',
    'Nhiều báo cáo vi phạm, đang chờ xem xét',
  ],
  page: [
    'Mạo danh doanh nghiệp khác',
    'Thông tin liên hệ không có thật',
    'Lừa khách đặt cọc rồi không phục vụ',
    'Nhiều báo cáo vi phạm, đang chờ xem xét',
  ],
  product: [
    'Giá không đúng với giá đã quảng cáo',
    'Ảnh không phải của sản phẩm này',
    'Tour không còn được tổ chức',
    'Nhiều báo cáo vi phạm, đang chờ xem xét',
  ],
  comment: [
    'Chửi bới người viết bài',
    'Quảng cáo trong phần bình luận',
    'Đăng số điện thoại của người khác',
    'Nhiều báo cáo vi phạm, đang chờ xem xét',
  ],
  group: ['Nhóm dùng để bán hàng giả', 'Nhiều báo cáo vi phạm, đang chờ xem xét'],
  media: ['Hình ảnh phản cảm', 'Ảnh của người khác, đăng khi chưa xin phép', 'Cảnh bạo lực'],
  user: [
    'Đăng quảng cáo nhiều lần sau khi đã nhắc nhở',
    'Mạo danh người khác',
    'Quấy rối thành viên khác',
    'Gian lận điểm thưởng',
    'Dùng nhiều tài khoản để đánh giá ảo',
    'Nhiều báo cáo vi phạm, đang chờ xem xét',
  ],
} as const

/** What people write under posts and, if they ask, what the post's author answers. */
export const comments: readonly (readonly [text: string, answer?: string])[] = [
  [
    'Đẹp quá! Cho mình xin lịch trình với.',
    'Ngày đầu mình đi {place}, hôm sau chỉ ăn {dish} rồi về. Bạn nhắn tin mình gửi bản đầy đủ nhé.',
  ],
  ['Tháng sau mình cũng đi, cảm ơn bạn đã chia sẻ.', 'Chúc bạn đi vui! Nhớ xem dự báo thời tiết trước.'],
  ['Chỗ này cuối tuần đông lắm, nên đi ngày thường.'],
  ['Giá phòng bây giờ khoảng bao nhiêu vậy bạn?', 'Mình đặt trước hai tuần, khoảng 650 nghìn một đêm.'],
  ['Mình đi hôm trước, đúng như bạn tả.'],
  ['Ảnh chụp bằng máy gì mà nét thế?', 'Chỉ là điện thoại thôi, mình chụp lúc sáng sớm nên trời trong.'],
  [
    'Đường lên có khó đi không, xe số có lên được không?',
    'Đi được bạn ạ, nhưng đoạn cuối dốc, trời mưa thì nên gửi xe ở dưới.',
  ],
  ['Nhớ {place} quá, đi ba lần rồi vẫn muốn quay lại.'],
  ['Quán bạn nói mở cửa mấy giờ vậy?', 'Từ 6 giờ sáng, đến trưa là hết {dish}.'],
  ['Đồ ăn ở đó bình thường thôi, mình thấy hơi đắt.', 'Quán gần chợ rẻ hơn, bạn thử quán đó xem.'],
  ['Có ai đi {place} cuối tháng này không, cho mình ghép với.'],
  ['Lần sau nhớ ghé thử {dish} nhé.', 'Mình ăn rồi, ngon thật!'],
  ['Bài viết hữu ích, mình lưu lại rồi.'],
  ['Hình như ảnh này chụp từ năm ngoái?', 'Không, mình mới chụp tuần trước, lúa vừa gặt xong.'],
  ['Ai cần thuê xe ở đây nhắn mình, xe mới, giá tốt.'],
  ['Viết linh tinh, chưa đến mà cũng nói như đúng rồi.', 'Mình ở đó bốn ngày, bạn xem lại ảnh giúp mình.'],
  ['Đi với trẻ nhỏ có ổn không bạn?', 'Ổn, chỉ cần tránh giữa trưa vì nắng gắt.'],
  ['Mang theo bao nhiêu tiền mặt thì đủ?', 'Hai triệu là thoải mái, nhiều nơi nhận chuyển khoản rồi.'],
  ['Mùa này có nhiều muỗi không?'],
  ['Gửi cho cả nhóm mình xem rồi, hè này chốt!'],
  ['Cho mình hỏi gửi xe ở đâu?', 'Ngay cổng có bãi, 10 nghìn một xe.'],
  ['Nghe nói đang sửa đường, giờ đi được chưa?', 'Được rồi bạn, hôm mình đi xe chạy bình thường.'],
]

/** What several people post almost word for word: the start is the same, the end differs. */
export const copied = {
  posts: [
    {
      title: 'Tour Phú Quốc 3 ngày 2 đêm chỉ 990 nghìn',
      text: 'Tour Phú Quốc 3 ngày 2 đêm trọn gói chỉ 990 nghìn đồng, bao gồm vé máy bay, khách sạn năm sao và ăn ba bữa. Chỉ còn vài suất cuối, nhắn tin ngay để giữ chỗ trước khi hết hạn khuyến mãi',
      ends: [' hôm nay.', ' hôm nay!!!', ' trong tối nay.', ' hôm nay nhé mọi người.', ' hôm nay, ưu đãi có hạn.'],
    },
    {
      title: 'Cảnh báo khách sạn ở Đà Lạt',
      text: 'Mọi người cẩn thận, khách sạn gần chợ đêm Đà Lạt đang cho khách ở phòng bị ngập và không trả lại tiền cọc. Họ còn thuê người viết đánh giá tốt, đừng tin những bài khen chỗ này',
      ends: ['.', ', chia sẻ giúp mình với.', ' nha cả nhà.', '!'],
    },
  ],
  comment: {
    text: 'Nhận quà tri ân khách hàng thân thiết, chỉ cần bấm vào liên kết qua-tang-dulich.example.com và nhập số điện thoại là nhận ngay 500 nghìn đồng',
    ends: ['.', ' nhé!', ' ngay hôm nay.', ', mình nhận rồi.', '!!', ' nha.'],
  },
} as const
