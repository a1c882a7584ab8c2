import type { Random } from '../random.ts'

/**
 * The places that people of the demo visit. `inText` is the name within a Vietnamese sentence, `english` within an
 * English one.
 */

export type Kind = 'beach' | 'mountain' | 'city' | 'heritage' | 'food' | 'water' | 'nature'

export interface Spot {
  /** The name in the list of places. */
  readonly name: string
  readonly inText: string
  readonly english: string
  readonly kind: Kind
  /** A local dish, in both languages. */
  readonly dish: readonly [string, string]
  readonly province: string
  readonly country: string
}

// One place per line: name | within a Vietnamese sentence | within an English one | kind | dish | the same in English |
// province | country.
const atHome = `
  Vịnh Hạ Long | Hạ Long | Ha Long Bay | water | chả mực | squid cakes | Quảng Ninh | VN
  Phố cổ Hội An | Hội An | Hoi An | heritage | cao lầu | cao lau noodles | Đà Nẵng | VN
  Thị xã Sa Pa | Sa Pa | Sa Pa | mountain | cá suối nướng | grilled stream fish | Lào Cai | VN
  Cao nguyên đá Đồng Văn | Đồng Văn | Dong Van | mountain | thắng cố | thang co stew | Tuyên Quang | VN
  Đèo Mã Pí Lèng | Mã Pí Lèng | Ma Pi Leng Pass | mountain | bánh cuốn trứng | steamed rice rolls with egg | Tuyên Quang | VN
  Ruộng bậc thang Mù Cang Chải | Mù Cang Chải | Mu Cang Chai | mountain | xôi nếp nương | upland sticky rice | Lào Cai | VN
  Hồ Hoàn Kiếm | hồ Gươm | Hoan Kiem Lake | city | kem Tràng Tiền | Trang Tien ice cream | Hà Nội | VN
  Phố cổ Hà Nội | phố cổ Hà Nội | the Old Quarter of Hanoi | food | bún chả | bun cha | Hà Nội | VN
  Văn Miếu – Quốc Tử Giám | Văn Miếu | the Temple of Literature | heritage | phở gánh | street pho | Hà Nội | VN
  Quần thể danh thắng Tràng An | Tràng An | Trang An | water | cơm cháy dê | crispy rice with goat | Ninh Bình | VN
  Tam Cốc – Bích Động | Tam Cốc | Tam Coc | water | ốc núi | mountain snails | Ninh Bình | VN
  Đảo Cát Bà | Cát Bà | Cat Ba Island | beach | bún tôm | prawn noodles | Hải Phòng | VN
  Thác Bản Giốc | thác Bản Giốc | Ban Gioc Waterfall | nature | vịt quay bảy vị | seven-spice roast duck | Cao Bằng | VN
  Hồ Ba Bể | hồ Ba Bể | Ba Be Lake | nature | cá hồ nướng | grilled lake fish | Thái Nguyên | VN
  Cao nguyên Mộc Châu | Mộc Châu | Moc Chau | mountain | bê chao | crispy fried veal | Sơn La | VN
  Thung lũng Mai Châu | Mai Châu | Mai Chau | nature | cơm lam | bamboo rice | Phú Thọ | VN
  Động Phong Nha | Phong Nha | Phong Nha | nature | cháo canh | banh canh porridge noodles | Quảng Trị | VN
  Đại Nội Huế | Huế | Hue | heritage | bún bò | bun bo noodles | Huế | VN
  Lăng Tự Đức | lăng Tự Đức | the Tomb of Tu Duc | heritage | bánh khoái | crispy Hue pancakes | Huế | VN
  Đèo Hải Vân | đèo Hải Vân | Hai Van Pass | mountain | hải sản Lăng Cô | Lang Co seafood | Huế | VN
  Biển Mỹ Khê | Mỹ Khê | My Khe Beach | beach | mì Quảng | mi Quang noodles | Đà Nẵng | VN
  Bán đảo Sơn Trà | Sơn Trà | the Son Tra Peninsula | nature | bánh tráng cuốn thịt heo | rice-paper pork rolls | Đà Nẵng | VN
  Thánh địa Mỹ Sơn | Mỹ Sơn | My Son | heritage | bê thui | roast veal rolls | Đà Nẵng | VN
  Đảo Lý Sơn | Lý Sơn | Ly Son Island | beach | gỏi tỏi | young garlic salad | Quảng Ngãi | VN
  Eo Gió Quy Nhơn | Quy Nhơn | Quy Nhon | beach | bánh xèo tôm nhảy | jumping-shrimp pancakes | Gia Lai | VN
  Gành Đá Đĩa | Gành Đá Đĩa | Ganh Da Dia | beach | mắt cá ngừ đại dương | tuna-eye stew | Đắk Lắk | VN
  Vịnh Nha Trang | Nha Trang | Nha Trang | beach | bún sứa | jellyfish noodles | Khánh Hòa | VN
  Thành phố Đà Lạt | Đà Lạt | Da Lat | mountain | bánh căn | banh can | Lâm Đồng | VN
  Hồ Tuyền Lâm | hồ Tuyền Lâm | Tuyen Lam Lake | nature | lẩu gà lá é | chicken hotpot with basil | Lâm Đồng | VN
  Đồi cát Mũi Né | Mũi Né | Mui Ne | beach | lẩu thả | lau tha hotpot | Lâm Đồng | VN
  Làng chài Vĩnh Hy | Vĩnh Hy | Vinh Hy Bay | beach | cơm gà Phan Rang | Phan Rang chicken rice | Khánh Hòa | VN
  Chợ Bến Thành | chợ Bến Thành | Ben Thanh Market | food | bún riêu | crab noodle soup | Thành phố Hồ Chí Minh | VN
  Phố đi bộ Nguyễn Huệ | phố đi bộ Nguyễn Huệ | Nguyen Hue Walking Street | city | cơm tấm | broken rice | Thành phố Hồ Chí Minh | VN
  Bưu điện Trung tâm Sài Gòn | Bưu điện Sài Gòn | the Saigon Central Post Office | city | bánh mì | banh mi | Thành phố Hồ Chí Minh | VN
  Phố ẩm thực Vĩnh Khánh | phố ốc Vĩnh Khánh | Vinh Khanh Food Street | food | ốc len xào dừa | snails in coconut milk | Thành phố Hồ Chí Minh | VN
  Côn Đảo | Côn Đảo | Con Dao | beach | ốc vú nàng | grilled limpets | Thành phố Hồ Chí Minh | VN
  Bãi Sao Phú Quốc | Phú Quốc | Phu Quoc | beach | gỏi cá trích | herring salad | An Giang | VN
  Chợ nổi Cái Răng | chợ nổi Cái Răng | the Cai Rang floating market | water | hủ tiếu | hu tieu noodles | Cần Thơ | VN
  Rừng tràm Trà Sư | rừng tràm Trà Sư | the Tra Su forest | water | lẩu mắm | fermented-fish hotpot | An Giang | VN
  Miếu Bà Chúa Xứ Núi Sam | Châu Đốc | Chau Doc | heritage | bún cá | fish noodle soup | An Giang | VN
  Mũi Cà Mau | mũi Cà Mau | Ca Mau Cape | water | cua Cà Mau | Ca Mau crab | Cà Mau | VN
  Hồ Lắk | hồ Lắk | Lak Lake | nature | gà nướng bản Đôn | Ban Don grilled chicken | Đắk Lắk | VN
  Biển Hồ Pleiku | Pleiku | Pleiku | nature | phở khô | dry pho | Gia Lai | VN
  Núi Bà Đen | núi Bà Đen | Ba Den Mountain | mountain | bánh canh Trảng Bàng | Trang Bang noodles | Tây Ninh | VN
`

const abroad = `
  Đền Kiyomizu-dera | Kyoto | Kyoto | heritage | đậu phụ nóng yudofu | yudofu | Kyoto | JP
  Giao lộ Shibuya | Tokyo | Tokyo | city | mì ramen | ramen | Tokyo | JP
  Làng Bukchon Hanok | Seoul | Seoul | heritage | bánh gạo cay | tteokbokki | Seoul | KR
  Đảo Jeju | Jeju | Jeju | nature | thịt heo đen nướng | grilled black pork | Jeju | KR
  Chùa Vàng Bangkok | Bangkok | Bangkok | food | pad Thái | pad thai | Bangkok | TH
  Phố cổ Chiang Mai | Chiang Mai | Chiang Mai | heritage | khao soi | khao soi | Chiang Mai | TH
  Vịnh Marina | Singapore | Singapore | city | cơm gà Hải Nam | Hainanese chicken rice | Marina Bay | SG
  Ruộng bậc thang Tegallalang | Bali | Bali | nature | vịt quay Bali | crispy duck | Bali | ID
  Cửu Phần | Cửu Phần | Jiufen | food | khoai môn viên | taro balls | Tân Bắc | TW
  Quần thể Angkor Wat | Angkor Wat | Angkor Wat | heritage | cá amok | fish amok | Siem Reap | KH
  Luang Prabang | Luang Prabang | Luang Prabang | heritage | xôi xoài | mango sticky rice | Luang Prabang | LA
  Tháp Eiffel | Paris | Paris | city | bánh sừng bò | croissants | Paris | FR
  Phố cổ Praha | Praha | Prague | heritage | bò hầm goulash | goulash | Praha | CZ
  Làng Hallstatt | Hallstatt | Hallstatt | nature | cá hồi hồ | lake trout | Oberösterreich | AT
  Nhà hát Con Sò | Sydney | Sydney | city | bánh nhân thịt | meat pies | Sydney | AU
  Vườn quốc gia Banff | Banff | Banff | nature | bánh waffle si-rô phong | maple waffles | Alberta | CA
`

/** Places that hardly anybody writes about. */
const remote = `
  Sống lưng khủng long Tà Xùa | Tà Xùa | Ta Xua | mountain | gà đen nướng | grilled black chicken | Sơn La | VN
  Vườn quốc gia Bù Gia Mập | Bù Gia Mập | Bu Gia Map | nature | lá nhíp xào | stir-fried forest leaves | Đồng Nai | VN
  Vườn quốc gia Pù Mát | Pù Mát | Pu Mat | nature | cá mát nướng | grilled mat fish | Nghệ An | VN
  Đảo Bạch Long Vĩ | Bạch Long Vĩ | Bach Long Vi | beach | bào ngư | abalone | Hải Phòng | VN
  Bản Nậm Cang | Nậm Cang | Nam Cang | mountain | xôi bảy màu | seven-colour sticky rice | Lào Cai | VN
  Đảo Hòn Chuối | Hòn Chuối | Hon Chuoi | beach | cá bớp nướng | grilled cobia | Cà Mau | VN
`

const read = (table: string): Spot[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', inText = '', english = '', kind, dish = '', dishEnglish = '', province = '', country = ''] =
        line.trim().split(' | ')
      return { name, inText, english, kind: kind as Kind, dish: [dish, dishEnglish], province, country }
    })

const known = [...read(atHome), ...read(abroad)]

/** All of them: first the well-known ones, then the remote ones. */
export const spots: readonly Spot[] = [...known, ...read(remote)]

/** The index of a place to write about: one post in two thousand is about a remote one. */
export function pickSpot(random: Random): number {
  return random.chance(0.0005) ? known.length + random.below(spots.length - known.length) : random.below(known.length)
}
