/** The most common names of people, by country, in the usual order and spelling. */

export interface Names {
  readonly family: readonly string[]
  readonly female: readonly string[]
  readonly male: readonly string[]
  /** Whether the family name comes first. */
  readonly familyFirst?: true
}

const words = (text: string) => text.split(' ')

/** Family names of Viet Nam with their share of the people, in per cent. */
export const vietnameseFamilies = (
  'Nguyễn 31.5, Trần 10.9, Lê 8.9, Phạm 5.9, Hoàng 3.2, Huỳnh 2.8, Vũ 2.7, Võ 2.4, Phan 2.8, Trương 2.2, ' +
  'Bùi 2.1, Đặng 1.9, Đỗ 1.9, Ngô 1.7, Hồ 1.5, Dương 1.4, Đinh 1.0, Lý 0.9, Đoàn 0.9, Mai 0.8, ' +
  'Trịnh 0.8, Đào 0.8, Lương 0.7, Cao 0.7, Châu 0.6, Tạ 0.6, Hà 0.5, Tô 0.5, Thái 0.5, Quách 0.3'
)
  .split(', ')
  .map((text) => [text.split(' ')[0]!, Number(text.split(' ')[1])] as const)

export const vietnameseFemale = {
  middle: words('Thị Thu Ngọc Thanh Minh Phương Khánh Bảo Hoài Thùy Quỳnh Diệu Kim Hồng Mỹ Cẩm Bích Tường Nhã Thục'),
  given: words(
    'Anh Linh Hương Trang Hà Lan Mai Ngọc Thảo Vy My Nhi Trâm Yến Hạnh Dung Châu Uyên Giang Tú Quyên Loan Như Ngân Hiền Thủy Oanh Vân Chi Diệp Nga Phượng Tuyết Xuân Ánh',
  ),
}

export const vietnameseMale = {
  middle: words(
    'Văn Hữu Đức Minh Quang Quốc Thanh Tuấn Anh Gia Hoàng Xuân Ngọc Thành Đình Công Trung Duy Việt Bá Nhật Mạnh Tấn',
  ),
  given: words(
    'Dũng Hùng Hải Long Nam Phong Quân Sơn Thắng Tuấn Tùng Khoa Khang Kiên Đạt Đức Huy Hoàng Bảo Phúc Thịnh Trung Vinh Lộc Tài Nghĩa Hiếu Toàn Đăng Thiện Cường Hưng Lâm Khôi Trí Bình An',
  ),
}

export const foreignNames: Readonly<Record<string, Names>> = {
  KR: {
    family: words('Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Seo Kwon'),
    female: words('Seo-yeon Ji-woo Min-ji Ha-eun Soo-jin Ye-jin Eun-bi Yu-na Da-hye Hye-won Ji-hyun Na-yeon'),
    male: words('Min-jun Ji-ho Seo-jun Hyun-woo Do-yun Jae-won Sung-min Tae-yang Dong-hyun Woo-jin Joon-ho Kyung-soo'),
    familyFirst: true,
  },
  JP: {
    family: words(
      'Satō Suzuki Takahashi Tanaka Watanabe Itō Yamamoto Nakamura Kobayashi Katō Yoshida Yamada Sasaki Matsumoto',
    ),
    female: words('Yui Sakura Hina Aoi Misaki Haruka Nanami Ayaka Emi Keiko Yuka Mio'),
    male: words('Haruto Sōta Yūto Ren Kaito Daiki Takumi Kenta Hiroshi Ryō Shōta Naoki'),
  },
  CN: {
    family: words('Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun'),
    female: words('Xinyi Yuhan Zihan Meiling Xiaoyan Jingyi Yutong Lihua Ruoxi Qian'),
    male: words('Haoran Zixuan Jianguo Wei Junjie Minghao Yichen Bowen Tianyu Lei'),
    familyFirst: true,
  },
  TW: {
    family: words('Chen Lin Huang Chang Lee Wang Wu Liu Tsai Yang Hsu Cheng'),
    female: words('Yi-chun Shu-fen Mei-hui Chia-ying Pei-shan Ya-ting Hsin-yi Yu-han'),
    male: words('Chih-ming Chun-chieh Cheng-han Po-han Kuan-yu Chia-hao Tsung-han Wei-ting'),
    familyFirst: true,
  },
  TH: {
    family: words('Srisai Saetang Chaiyasit Wongsawat Suwannarat Boonmee Rattanakosin Thongchai Phromma Kaewkla'),
    female: words('Ploy Nattaya Siriporn Kanya Pimchanok Suda Malee Chompoo Araya Wanida'),
    male: words('Somchai Nattapong Kittisak Anan Thanawat Chaiwat Prasert Sakda Wichai Pongsakorn'),
  },
  SG: {
    family: words('Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang'),
    female: words('Hui-Min Jia-Hui Shu-Ting Pei-Ling Xin-Yi Rachel Michelle Cheryl Amanda Vanessa'),
    male: words('Wei-Ming Jun-Wei Kai-Xiang Zhi-Hao Jia-Jun Marcus Desmond Adrian Bryan Alvin'),
  },
  MY: {
    family: words('Abdullah Ismail Rahman Ibrahim Hassan Yusof Osman Zainal Aziz Hamid'),
    female: words('Nurul Siti Aisyah Farah Aminah Izzati Syafiqah Hidayah Zulaikha Maisarah'),
    male: words('Ahmad Muhammad Amir Hafiz Azlan Faizal Iskandar Syafiq Zulkifli Hakim'),
  },
  US: {
    family: words(
      'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodríguez Wilson Anderson Taylor Moore Jackson',
    ),
    female: words('Olivia Emma Charlotte Amelia Sophia Isabella Ava Mia Evelyn Harper Grace Chloë'),
    male: words('Liam Noah Oliver James Elijah William Henry Lucas Benjamin Theodore Jack Ethan'),
  },
  GB: {
    family: words('Smith Jones Taylor Brown Williams Wilson Davies Evans Thomas Roberts Walker Wright Clarke Hughes'),
    female: words('Amelia Isla Ava Freya Poppy Florence Imogen Zoë Alice Harriet Eleanor Phoebe'),
    male: words('George Arthur Harry Oscar Alfie Theo Freddie Callum Rhys Edward Hugo Angus'),
  },
  AU: {
    family: words('Smith Jones Williams Brown Wilson Taylor Nguyen Kelly Ryan Murphy Campbell Mitchell'),
    female: words('Matilda Ruby Isla Willow Sienna Evie Georgia Tahlia Zara Lucy'),
    male: words('Jack Cooper Lachlan Noah Hamish Angus Riley Mitchell Flynn Darcy'),
  },
  FR: {
    family: words(
      'Martin Bernard Dubois Thomas Robert Petit Durand Leroy Moreau Lefèvre Fournier Girard Mercier François',
    ),
    female: words('Élodie Chloé Camille Léa Manon Inès Anaïs Zoé Margaux Hélène Aurélie Noémie'),
    male: words('Théo Jérôme Rémi François Mathéo Loïc Étienne Gaël Benoît Cédric Hugo Raphaël'),
  },
  DE: {
    family: words('Müller Schmidt Schneider Fischer Weber Meyer Wagner Schäfer Köhler Krüger Böhm Größmann Voß Jäger'),
    female: words('Lena Johanna Jördis Käthe Annika Luise Mareike Frieda Sophie Katharina Ulrike Zoë'),
    male: words('Jürgen Jörg Björn Lukas Matthias Felix Sönke Götz Maximilian Stefan Niklas Jonas'),
  },
  IN: {
    family: words('Sharma Patel Singh Kumar Gupta Reddy Nair Iyer Mehta Joshi Rao Das'),
    female: words('Priya Ananya Aishwarya Divya Kavya Meera Neha Pooja Riya Shreya'),
    male: words('Arjun Rohan Aarav Vikram Rahul Karthik Aditya Sanjay Nikhil Dev'),
  },
  PH: {
    family: words('Santos Reyes Cruz Bautista Ocampo García Mendoza Torres Castillo Flores'),
    female: words('Maria Angelica Kristine Jasmine Bianca Althea Camille Andrea Nicole Samantha'),
    male: words('Juan José Miguel Angelo Gabriel Joshua Christian Paolo Rafael Jericho'),
  },
}
