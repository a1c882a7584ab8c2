import { expect, test } from 'vitest'
import { lock, untilWaiting } from '../harness/at-once.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const me = await make.anAdmin()
const client = server.as(me)

/** A decision about a record of a page, and the row that it locks. */
const decisions: Readonly<
  Record<string, (pageId: string) => Promise<readonly [table: string, id: string, text: string]>>
> = {
  async 'a status'(page_id) {
    const { id } = await make.aPost({ page_id })
    return ['posts', id, `cmsSetTermStatus(model: POST, _id: "${id}", termStatus: HIDDEN) { version }`]
  },
  async 'a mark'(page_id) {
    const { id } = await make.aPost({ page_id })
    await make.aReport('POST', id)
    const mark = `cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: "2099-01-01T00:00:00Z") { _id }`
    return ['report_targets', id, mark]
  },
  async 'a deletion'(page_id) {
    const { id } = await make.aProduct({ page_id })
    return ['products', id, `cmsDeleteProduct(_id: "${id}")`]
  },
  async 'a verification'(target_id) {
    const { id } = await make.aVerify({ type: 'PAGE', target_id })
    return ['verify_requests', id, `cmsSetVerifyStatus(_id: "${id}", status: VERIFIED) { _id }`]
  },
}

test.runIf(server.engine === 'postgres').each(Object.entries(decisions))(
  '%s that waits for the record is refused to somebody who runs its page by then',
  async (_, prepare) => {
    const page = await make.aPage()
    const [table, id, text] = await prepare(page.id)
    const key = table === 'report_targets' ? 'target_id' : 'id'
    const gate = await lock(server, { statement: `select from ${table} where ${key} = '${id}' for update` })
    const deciding = client.query(`mutation { ${text} }`)
    await untilWaiting(server, 1)
    await gate.run(`insert into page_admins values ('${page.id}', '${me.id}')`)
    await gate.commit()
    expect((await deciding).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  },
)
