import { hashText, idOf } from './random.ts'

const day = 86_400_000

const instructions = [
  [
    'DAILY',
    'SIGN_IN',
    1,
    'Đăng nhập mỗi ngày',
    'Sign in every day',
    'Mở ứng dụng mỗi ngày để nhận một lượt quay.',
    'Open the app every day and get one turn.',
  ],
  [
    'EACH_TIME',
    'REFERRAL',
    3,
    'Giới thiệu bạn bè',
    'Refer a friend',
    'Mỗi người bạn đăng ký bằng mã của bạn mang về ba lượt quay.',
    'Each friend who signs up with your code brings you three turns.',
  ],
  [
    'EACH_TIME',
    'REVIEW',
    2,
    'Đánh giá địa điểm',
    'Review a place',
    'Viết đánh giá kèm ít nhất một hình ảnh cho nơi bạn đã đến.',
    'Write a review with at least one picture of a place that you have visited.',
  ],
  [
    'DAILY',
    'CHECK_IN',
    1,
    'Check-in địa điểm',
    'Check in at a place',
    'Check-in một địa điểm mới mỗi ngày.',
    'Check in at a new place every day.',
  ],
  [
    'ONCE',
    'SHARE',
    5,
    'Chia sẻ bài viết đầu tiên',
    'Share your first post',
    'Chia sẻ một bài viết của bạn để nhận năm lượt quay, một lần duy nhất.',
    'Share one of your posts and get five turns, once.',
  ],
  [
    'NOTE',
    null,
    0,
    'Lượt quay không được cộng dồn',
    'Turns do not add up',
    'Lượt quay của ngày nào chỉ dùng trong ngày đó.',
    'The turns of a day can only be used on that day.',
  ],
] as const

/** Rows of the `lucky_wheel_instructions` table. */
export function instructionRows(seed: string, now: Date) {
  return instructions.map(([type, mission_type, turns, title, title_en, description, description_en], i) => {
    const at = now.getTime() - (60 - i * 7) * day
    const created_at = new Date(at).toISOString()
    const id = idOf(hashText(`${seed}/instruction`), i, at)
    return {
      id,
      type,
      mission_type,
      turns,
      title,
      title_en,
      description,
      description_en,
      created_at,
      updated_at: created_at,
    }
  })
}

const starts = [
  ['Tiếc quá', 'What a pity'],
  ['Suýt nữa thì trúng', 'So close'],
  ['Chưa phải lần này', 'Not this time'],
  ['Vòng quay chưa mỉm cười', 'The wheel did not smile at you'],
]
const ends = [
  ['hãy thử lại ngày mai nhé!', 'try again tomorrow!'],
  ['giới thiệu bạn bè để có thêm lượt quay.', 'refer a friend for another turn.'],
  ['giải Kim Cương vẫn đang chờ bạn.', 'the diamond prize is still waiting for you.'],
  ['đánh giá một địa điểm để quay tiếp.', 'review a place and spin again.'],
  ['chúc bạn may mắn lần sau!', 'better luck next time!'],
  ['còn nhiều phần quà ở phía trước.', 'there are many more prizes to come.'],
]

/** Rows of the `failed_spin_messages` table. */
export function missMessageRows(seed: string, now: Date) {
  return starts.flatMap(([start, startEn], i) =>
    ends.map(([end, endEn], j) => {
      const place = i * ends.length + j
      const at = now.getTime() - (50 - place) * day
      return {
        id: idOf(hashText(`${seed}/miss message`), place, at),
        content: `${start}, ${end}`,
        content_en: `${startEn}, ${endEn}`,
        created_at: new Date(at).toISOString(),
      }
    }),
  )
}

/** The row of the `lucky_wheel_terms` table. */
export function termRow(seed: string, now: Date) {
  const at = now.getTime() - 60 * day
  const created_at = new Date(at).toISOString()
  return {
    id: idOf(hashText(`${seed}/term`), 0, at),
    content:
      '<p><strong>Đối tượng</strong></p><p>Thành viên từ 16 tuổi đã xác thực số điện thoại.</p><p><strong>Cách tham gia</strong></p><ul><li><p>Hoàn thành nhiệm vụ để nhận lượt quay.</p></li><li><p>Mỗi lượt quay chỉ dùng trong ngày.</p></li></ul><p>Giải thưởng được trao trong 7 ngày làm việc. Thắc mắc xin gửi về <a href="mailto:hotro@example.com">hotro@example.com</a>.</p>',
    content_en:
      '<p><strong>Who may take part</strong></p><p>Members of 16 years and older with a verified phone number.</p><p><strong>How it works</strong></p><ul><li><p>Fulfil missions to get turns.</p></li><li><p>A turn can only be used on its day.</p></li></ul><p>Prizes are handed over within 7 working days. Questions to <a href="mailto:hotro@example.com">hotro@example.com</a>.</p>',
    created_at,
    updated_at: created_at,
  }
}
