/** Every screen behind the login, after what registers itself for them. */
import '../features/records.ts'
import '../features/record-parts.ts'
import '../generated/route-tree.ts'
import { provideRecordWords } from '../platform/web/words/record-words.ts'

provideRecordWords(() => import('../features/record-words.ts'))
