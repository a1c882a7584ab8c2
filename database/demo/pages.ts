import { idOf, hashText, randomOf } from './random.ts'
import { founders, type World } from './world.ts'

interface PageRow {
  id: string
  name: string
  is_partner: boolean
  created_by: string
  created_at: string
}

const names = [
  'Khách sạn Sông Hàn',
  'Homestay Đồi Chè',
  'Bếp Nhà Lục Tỉnh',
  'Quán Cơm Niêu Cô Ba',
  'Phở Gia Truyền Hàng Đồng',
  'Cà phê Sương Sớm',
  'Du thuyền Vịnh Ngọc',
  'Xe Khách Hoa Ban',
  'Nhà Vườn Măng Đen',
  'Lữ Quán Bãi Sao',
  'Hải Sản Cô Út',
  'Trekking Tây Bắc',
  'Thuê Xe Máy Phố Cổ',
  'Resort Rừng Thông',
  'Bánh Mì Bà Lan',
  'Lặn Biển Cù Lao',
  'Chèo Thuyền Ba Bể',
  'Spa Lá Thuốc Dao Đỏ',
  'Nhóm Đi Bụi Miền Tây',
  'Săn Mây Tà Xùa',
  'Ăn Sập Sài Gòn',
  'Yêu Huế',
  'Đà Lạt Trong Tôi',
  'Phượt Xuyên Việt',
] as const

/** Pages of businesses and communities, created by members over time; every third one is a partner. */
export function pageRows(world: World): PageRow[] {
  const kind = hashText(`${world.options.seed}/page`)
  const members = world.options.users - founders
  return names.map((name, i) => {
    const random = randomOf(kind, i)
    const creator = members > 0 ? founders + random.below(Math.ceil(members / 2)) : 0
    const joined = world.userTimes[creator]!
    const at = Math.floor(joined + (world.now - joined) * random.next())
    return {
      id: idOf(kind, i, at),
      name,
      is_partner: i % 3 === 0,
      created_by: world.userId(creator),
      created_at: new Date(at).toISOString(),
    }
  })
}
