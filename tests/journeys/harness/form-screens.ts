/** A form whose fields are tried one by one, or the reason why it is not. */
export type FormScreen =
  | {
      /** For a form that is empty at first: values of fields that a name will not do for, by label. */
      readonly fill?: Readonly<Record<string, string>>
      /** Other values of fields that are checked against others. */
      readonly values?: Readonly<Record<string, string>>
      /** Where the form holds fields that are not sent with it. */
      readonly beside?: string
      /** Labels of fields that cannot be changed alone. */
      readonly except?: RegExp
      /** How many fields it has at least. */
      readonly least?: number
    }
  | { readonly why: string }

const status = { why: 'Choosing a status asks for a reason: statuses.spec.ts and posts.spec.ts.' }
const sameAsEdit = { why: 'It has the fields of the form that edits.' }
const file = { why: 'A file is chosen and checked first: import-codes.spec.ts and wheel-words.spec.ts.' }
const choice = { why: 'One choice between statuses, made in statuses.spec.ts.' }
const note = { why: 'A note has one text, which is typed in desk-notes.spec.ts.' }

/** Every screen of `screens` that has a form. */
export const formScreens: Readonly<Record<string, FormScreen | undefined>> = {
  login: { why: 'Number and password belong together: sign-in.spec.ts.' },
  'user detail': note,
  creator: note,
  case: note,
  'appeal at the desk': note,
  'hand over a case': { fill: {}, least: 1 },
  'create user': {
    fill: { 'Phone number': '0912345678', Password: 'sen-hong-2604', 'Password confirm': 'sen-hong-2604' },
    except: /^Password/,
  },
  'add an endpoint': { why: 'Its secret is shown once it is saved: webhooks.spec.ts.' },
  'correct points': { fill: { Points: '12.5' }, least: 2 },
  'edit user': status,
  'post detail': status,
  'post page': status,
  'page detail': status,
  'product detail': status,
  'group detail': status,
  'page verification': status,
  'user verification': status,
  // The group is the creator's and is changed beside the post: posts.spec.ts.
  'create post': { fill: { 'Phone number': '0912345678' }, except: /^(Gender|Group)$/ },
  'edit post': { except: /^(Gender|Group)$/ },
  'pinned limit': { least: 1 },
  'status of a reported record': status,
  'decision on a case': { fill: {}, least: 3 },
  'trusted-point rule': { values: { 'Trusted points to': '90000', 'Rank to': '90000' } },
  'referral ranges': {},
  'add a wheel instruction': { fill: {} },
  'edit a winning condition': {},
  'wheel terms': {},
  // Sending follows after saving, and chosen people are searched for: points-and-notifications.spec.ts.
  'write a notification': { fill: {}, except: /^(Send after saving|Recipients)$/, least: 1 },
  // Without its only register form the badge is refused; the form of an existing badge tries them.
  'create badge': { fill: {}, except: /^(Register forms|Giấy chứng nhận)$/ },
  'edit badge': {},
  'badge request': { why: 'Its decision is typed by key and by button in badge-requests.spec.ts.' },
  // Other types lead to records, which are searched for: banner-targets.spec.ts.
  'create banner': { fill: { Link: 'https://example.com/he' }, except: /^Type$/ },
  'edit banner': { fill: { Link: 'https://example.com/he' }, except: /^Type$/ },
  'API explorer': { why: 'Nothing is saved: explorer.spec.ts.' },
  'create event': { fill: {} },
  'edit event': {},
  'create lucky wheel': sameAsEdit,
  'add a prize': { why: 'A prize is kept in the wheel’s form until that is sent: lucky-wheels.spec.ts.' },
  // Another batch needs dates; prizes are sent one by one after the wheel: lucky-wheels.spec.ts.
  'edit lucky wheel': {
    except: /^(Number of batches|Spins a day)$|%$|^ant-input/,
    beside: '.lucky-wheels-prize, .lucky-wheels-quantities',
  },
  'winners of a prize': { why: 'People are searched for by phone number: lucky-wheels.spec.ts.' },
  'primary image': { why: 'A picture is chosen, nothing is typed: records.spec.ts.' },
  'import miss-prize messages': file,
  'add codes': file,
  'badge detail': choice,
  'status of a banner': choice,
  'status of an event': choice,
  'status of a referral voucher': choice,
  'admin status of a voucher': choice,
  // Codes are generated after saving: vouchers.spec.ts.
  'create voucher': { fill: { 'Phone number': '0912345678', Email: 'a@example.com' }, except: /^Codes to generate$/ },
  // Some of the demo have no address, which is not changed into one by a digit.
  'edit voucher': { values: { Email: 'b@example.com' } },
  'edit config': {},
  'system settings': {},
  'new API key': { why: 'Its key is shown once: api-keys.spec.ts.' },
  security: { why: 'The three passwords belong together: security.spec.ts.' },
}
