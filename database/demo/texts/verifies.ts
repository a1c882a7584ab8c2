/** What people write in their requests for verification, and what staff answer to a rejected one. */
export const about = {
  request: {
    vi: [
      'Chúng tôi đã hoạt động nhiều năm và khách hay hỏi trang nào là trang thật.',
      'Có người giả mạo trang của tôi, xin xác minh giúp.',
      'Tôi viết bài về du lịch mỗi tuần, mong được xác minh.',
      'Giấy phép mới đổi địa chỉ, xin xem ảnh đính kèm.',
      'Xin xác minh để nhận đặt chỗ qua ứng dụng.',
    ],
    en: [
      'We have been open for years, and guests often ask which page is the real one.',
      'Somebody pretends to be us. Please verify this one.',
      'I write about my journeys every week and would like to be verified.',
      'The licence shows our new address; please see the pictures.',
      'Please verify us, so that we can take bookings in the app.',
    ],
  },
  rejected: {
    vi: [
      'Ảnh giấy tờ bị mờ, không đọc được số.',
      'Tên trên giấy tờ không khớp với tài khoản.',
      'Giấy phép kinh doanh đã hết hạn.',
      'Ảnh chụp trực tiếp không thấy rõ khuôn mặt.',
    ],
    en: [
      'The picture of the document is blurred; the number cannot be read.',
      'The name on the document is not that of the account.',
      'The business licence has expired.',
      'The face is not to be seen clearly in the picture taken.',
    ],
  },
} as const
