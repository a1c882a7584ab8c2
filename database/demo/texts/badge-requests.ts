/** What people answer to a register form that asks for a text. */
export const answers = {
  vi: [
    'Tôi viết về những chuyến đi ngắn quanh nhà, mỗi tuần một bài, luôn kèm giá và giờ mở cửa.',
    'Năm năm qua tôi đi gần hết các tỉnh miền núi phía Bắc bằng xe máy và ghi lại từng cung đường.',
    'Tôi dẫn khách từ năm 2015, biết rõ các quán nhỏ mà người ở đây hay ăn.',
    'Ảnh của tôi đều tự chụp, có ghi nơi chụp; mong được nhận huy hiệu để mọi người dễ tin hơn.',
    'Gia đình tôi có hai bé nhỏ nên tôi chỉ giới thiệu nơi đã tự mình đến cùng các con.',
    'https://example.com/nhat-ky-di-duong',
  ],
  en: [
    'I write about short trips around the city every week, always with prices and opening hours.',
    'I have ridden through most of the northern provinces and keep notes of every road.',
    'I have guided visitors since 2015 and know where the locals eat.',
    'All pictures are mine and say where they were taken.',
    'https://example.com/travel-notes',
  ],
} as const
