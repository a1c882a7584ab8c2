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
  readonly abroad: boolean
}

// One place per line: name | within a Vietnamese sentence | within an English one | kind | dish | the same in English.
const atHome = `
  Vịnh Hạ Long | Hạ Long | Ha Long Bay | water | chả mực | squid cakes
  Phố cổ Hội An | Hội An | Hoi An | heritage | cao lầu | cao lau noodles
  Thị xã Sa Pa | Sa Pa | Sa Pa | mountain | cá suối nướng | grilled stream fish
  Cao nguyên đá Đồng Văn | Đồng Văn | Dong Van | mountain | thắng cố | thang co stew
  Đèo Mã Pí Lèng | Mã Pí Lèng | Ma Pi Leng Pass | mountain | bánh cuốn trứng | steamed rice rolls with egg
  Ruộng bậc thang Mù Cang Chải | Mù Cang Chải | Mu Cang Chai | mountain | xôi nếp nương | upland sticky rice
  Hồ Hoàn Kiếm | hồ Gươm | Hoan Kiem Lake | city | kem Tràng Tiền | Trang Tien ice cream
  Phố cổ Hà Nội | phố cổ Hà Nội | the Old Quarter of Hanoi | food | bún chả | bun cha
  Văn Miếu – Quốc Tử Giám | Văn Miếu | the Temple of Literature | heritage | phở gánh | street pho
  Quần thể danh thắng Tràng An | Tràng An | Trang An | water | cơm cháy dê | crispy rice with goat
  Tam Cốc – Bích Động | Tam Cốc | Tam Coc | water | ốc núi | mountain snails
  Đảo Cát Bà | Cát Bà | Cat Ba Island | beach | bún tôm | prawn noodles
  Thác Bản Giốc | thác Bản Giốc | Ban Gioc Waterfall | nature | vịt quay bảy vị | seven-spice roast duck
  Hồ Ba Bể | hồ Ba Bể | Ba Be Lake | nature | cá hồ nướng | grilled lake fish
  Cao nguyên Mộc Châu | Mộc Châu | Moc Chau | mountain | bê chao | crispy fried veal
  Thung lũng Mai Châu | Mai Châu | Mai Chau | nature | cơm lam | bamboo rice
  Động Phong Nha | Phong Nha | Phong Nha | nature | cháo canh | banh canh porridge noodles
  Đại Nội Huế | Huế | Hue | heritage | bún bò | bun bo noodles
  Lăng Tự Đức | lăng Tự Đức | the Tomb of Tu Duc | heritage | bánh khoái | crispy Hue pancakes
  Đèo Hải Vân | đèo Hải Vân | Hai Van Pass | mountain | hải sản Lăng Cô | Lang Co seafood
  Biển Mỹ Khê | Mỹ Khê | My Khe Beach | beach | mì Quảng | mi Quang noodles
  Bán đảo Sơn Trà | Sơn Trà | the Son Tra Peninsula | nature | bánh tráng cuốn thịt heo | rice-paper pork rolls
  Thánh địa Mỹ Sơn | Mỹ Sơn | My Son | heritage | bê thui | roast veal rolls
  Đảo Lý Sơn | Lý Sơn | Ly Son Island | beach | gỏi tỏi | young garlic salad
  Eo Gió Quy Nhơn | Quy Nhơn | Quy Nhon | beach | bánh xèo tôm nhảy | jumping-shrimp pancakes
  Gành Đá Đĩa | Gành Đá Đĩa | Ganh Da Dia | beach | mắt cá ngừ đại dương | tuna-eye stew
  Vịnh Nha Trang | Nha Trang | Nha Trang | beach | bún sứa | jellyfish noodles
  Thành phố Đà Lạt | Đà Lạt | Da Lat | mountain | bánh căn | banh can
  Hồ Tuyền Lâm | hồ Tuyền Lâm | Tuyen Lam Lake | nature | lẩu gà lá é | chicken hotpot with basil
  Đồi cát Mũi Né | Mũi Né | Mui Ne | beach | lẩu thả | lau tha hotpot
  Làng chài Vĩnh Hy | Vĩnh Hy | Vinh Hy Bay | beach | cơm gà Phan Rang | Phan Rang chicken rice
  Chợ Bến Thành | chợ Bến Thành | Ben Thanh Market | food | bún riêu | crab noodle soup
  Phố đi bộ Nguyễn Huệ | phố đi bộ Nguyễn Huệ | Nguyen Hue Walking Street | city | cơm tấm | broken rice
  Bưu điện Trung tâm Sài Gòn | Bưu điện Sài Gòn | the Saigon Central Post Office | city | bánh mì | banh mi
  Phố ẩm thực Vĩnh Khánh | phố ốc Vĩnh Khánh | Vinh Khanh Food Street | food | ốc len xào dừa | snails in coconut milk
  Côn Đảo | Côn Đảo | Con Dao | beach | ốc vú nàng | grilled limpets
  Bãi Sao Phú Quốc | Phú Quốc | Phu Quoc | beach | gỏi cá trích | herring salad
  Chợ nổi Cái Răng | chợ nổi Cái Răng | the Cai Rang floating market | water | hủ tiếu | hu tieu noodles
  Rừng tràm Trà Sư | rừng tràm Trà Sư | the Tra Su forest | water | lẩu mắm | fermented-fish hotpot
  Miếu Bà Chúa Xứ Núi Sam | Châu Đốc | Chau Doc | heritage | bún cá | fish noodle soup
  Mũi Cà Mau | mũi Cà Mau | Ca Mau Cape | water | cua Cà Mau | Ca Mau crab
  Hồ Lắk | hồ Lắk | Lak Lake | nature | gà nướng bản Đôn | Ban Don grilled chicken
  Biển Hồ Pleiku | Pleiku | Pleiku | nature | phở khô | dry pho
  Núi Bà Đen | núi Bà Đen | Ba Den Mountain | mountain | bánh canh Trảng Bàng | Trang Bang noodles
`

const abroad = `
  Đền Kiyomizu-dera | Kyoto | Kyoto | heritage | đậu phụ nóng yudofu | yudofu
  Giao lộ Shibuya | Tokyo | Tokyo | city | mì ramen | ramen
  Làng Bukchon Hanok | Seoul | Seoul | heritage | bánh gạo cay | tteokbokki
  Đảo Jeju | Jeju | Jeju | nature | thịt heo đen nướng | grilled black pork
  Chùa Vàng Bangkok | Bangkok | Bangkok | food | pad Thái | pad thai
  Phố cổ Chiang Mai | Chiang Mai | Chiang Mai | heritage | khao soi | khao soi
  Vịnh Marina | Singapore | Singapore | city | cơm gà Hải Nam | Hainanese chicken rice
  Ruộng bậc thang Tegallalang | Bali | Bali | nature | vịt quay Bali | crispy duck
  Cửu Phần | Cửu Phần | Jiufen | food | khoai môn viên | taro balls
  Quần thể Angkor Wat | Angkor Wat | Angkor Wat | heritage | cá amok | fish amok
  Luang Prabang | Luang Prabang | Luang Prabang | heritage | xôi xoài | mango sticky rice
  Tháp Eiffel | Paris | Paris | city | bánh sừng bò | croissants
  Phố cổ Praha | Praha | Prague | heritage | bò hầm goulash | goulash
  Làng Hallstatt | Hallstatt | Hallstatt | nature | cá hồi hồ | lake trout
  Nhà hát Con Sò | Sydney | Sydney | city | bánh nhân thịt | meat pies
  Vườn quốc gia Banff | Banff | Banff | nature | bánh waffle si-rô phong | maple waffles
`

/** Places that hardly anybody writes about. */
const remote = `
  Sống lưng khủng long Tà Xùa | Tà Xùa | Ta Xua | mountain | gà đen nướng | grilled black chicken
  Vườn quốc gia Bù Gia Mập | Bù Gia Mập | Bu Gia Map | nature | lá nhíp xào | stir-fried forest leaves
  Vườn quốc gia Pù Mát | Pù Mát | Pu Mat | nature | cá mát nướng | grilled mat fish
  Đảo Bạch Long Vĩ | Bạch Long Vĩ | Bach Long Vi | beach | bào ngư | abalone
  Bản Nậm Cang | Nậm Cang | Nam Cang | mountain | xôi bảy màu | seven-colour sticky rice
  Đảo Hòn Chuối | Hòn Chuối | Hon Chuoi | beach | cá bớp nướng | grilled cobia
`

const read = (table: string, elsewhere: boolean): Spot[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', inText = '', english = '', kind, dish = '', dishEnglish = ''] = line.trim().split(' | ')
      return { name, inText, english, kind: kind as Kind, dish: [dish, dishEnglish], abroad: elsewhere }
    })

const known = [...read(atHome, false), ...read(abroad, true)]

/** All of them: first the well-known ones, then the remote ones. */
export const spots: readonly Spot[] = [...known, ...read(remote, false)]

/** The index of a place to write about: one post in two thousand is about a remote one. */
export function pickSpot(random: Random): number {
  return random.chance(0.0005) ? known.length + random.below(spots.length - known.length) : random.below(known.length)
}
