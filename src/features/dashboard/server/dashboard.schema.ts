import './figures.schema.ts'
import './contents.schema.ts'
import './top-users.schema.ts'
import './top-referrals.schema.ts'
