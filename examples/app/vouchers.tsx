import { useState } from 'react'
import { buyVoucher, enterVoucherCode, myVouchers, markUsed, vouchers } from './documents.ts'
import { useAction, useList, useSession } from './hooks.ts'
import { day, inLocale, number, t, time } from './look.ts'
import { Dialog, Field, Items, Pictures, Refused } from './parts.tsx'
import type { MyVoucher, Voucher } from './types.ts'

function Buy({ voucher, onClose, onBought }: { voucher: Voucher; onClose: () => void; onBought: () => void }) {
  const { me, say, reloadMe } = useSession()
  const { run, failure, isBusy } = useAction<{ buyVoucher: { redemption: MyVoucher } }>(buyVoucher)
  const { _id, title, titleEn, description, descriptionEn, pointSpend } = voucher
  const buy = async () => {
    const bought = await run({ _id })
    if (!bought) return
    onBought()
    say(t('bought', { code: bought.buyVoucher.redemption.code }))
    reloadMe()
  }
  return (
    <Dialog title={inLocale(title, titleEn)} onClose={onClose}>
      <p className="content">{inLocale(description, descriptionEn)}</p>
      <p>{t('price_and_balance', { price: number(pointSpend), active: number(me.points.active) })}</p>
      <Refused failure={failure} />
      <button type="button" className="main" disabled={isBusy} onClick={() => void buy()}>
        {t('buy_for', { price: number(pointSpend) })}
      </button>
    </Dialog>
  )
}

function Offered({ onBought }: { onBought: () => void }) {
  const list = useList<Voucher>(vouchers)
  const [chosen, setChosen] = useState<Voucher | null>(null)
  return (
    <>
      <Items list={list} empty={t('vouchers_empty')}>
        {(voucher) => (
          <article className="card voucher">
            <Pictures medias={voucher.medias.slice(0, 1)} />
            <div>
              <h2>{inLocale(voucher.title, voucher.titleEn)}</h2>
              <p>{inLocale(voucher.highlight, voucher.highlightEn)}</p>
              <small>{t('available', { count: number(voucher.available), day: day(voucher.endDate) })}</small>
              <button type="button" onClick={() => setChosen(voucher)}>
                {t('points', { points: number(voucher.pointSpend) })}
                <span className="visually-hidden">: {inLocale(voucher.title, voucher.titleEn)}</span>
              </button>
            </div>
          </article>
        )}
      </Items>
      {chosen && <Buy voucher={chosen} onClose={() => setChosen(null)} onBought={onBought} />}
    </>
  )
}

const stateOf = ({ usedAt, endDate }: MyVoucher) =>
  usedAt ? t('used_at', { time: time(usedAt) }) : t('usable_until', { day: day(endDate) })
const isUsable = ({ usedAt, startDate, endDate }: MyVoucher) =>
  !usedAt && Date.parse(startDate) <= Date.now() && Date.now() < Date.parse(endDate)

function Mine() {
  const { say } = useSession()
  const list = useList<MyVoucher>(myVouchers)
  const entering = useAction<{ enterVoucherCode: MyVoucher }>(enterVoucherCode)
  const using = useAction<{ useVoucher: MyVoucher }>(markUsed)
  const [shown, setShown] = useState<MyVoucher | null>(null)
  const use = async ({ _id }: MyVoucher) => {
    const used = await using.run({ redemptionId: _id })
    if (!used) return
    list.change((items) => items.map((one) => (one._id === _id ? used.useVoucher : one)))
    setShown(null)
    say(t('used'))
  }
  const enter = async (form: HTMLFormElement) => {
    const entered = await entering.run({ code: new FormData(form).get('code') })
    if (!entered) return
    form.reset()
    list.change((items) => [entered.enterVoucherCode, ...items])
    say(t('entered'))
  }
  return (
    <>
      <form
        className="card code"
        onSubmit={(event) => {
          event.preventDefault()
          void enter(event.currentTarget)
        }}
      >
        <Field
          name="code"
          label={t('enter_code')}
          failure={entering.failure}
          autoCapitalize="characters"
          isOnly
          required
        />
        <button type="submit" disabled={entering.isBusy}>
          {t('enter')}
        </button>
      </form>
      <Items list={list} empty={t('my_vouchers_empty')}>
        {(mine) => (
          <article className="card">
            <h2>{inLocale(mine.voucher.title, mine.voucher.titleEn)}</h2>
            <code>{mine.code}</code>
            <small>{stateOf(mine)}</small>
            {isUsable(mine) && (
              <button type="button" onClick={() => setShown(mine)}>
                {t('use')}
                <span className="visually-hidden">: {inLocale(mine.voucher.title, mine.voucher.titleEn)}</span>
              </button>
            )}
          </article>
        )}
      </Items>
      {shown && (
        <Dialog title={inLocale(shown.voucher.title, shown.voucher.titleEn)} onClose={() => setShown(null)}>
          <code className="big">{shown.code}</code>
          <p>{t('use_hint')}</p>
          <Refused failure={using.failure} />
          <button type="button" className="main" disabled={using.isBusy} onClick={() => void use(shown)}>
            {t('mark_used')}
          </button>
        </Dialog>
      )}
    </>
  )
}

export function Vouchers() {
  const [isMine, setMine] = useState(false)
  return (
    <>
      <h1>{t('tab_vouchers')}</h1>
      <div className="switch" role="group" aria-label={t('tab_vouchers')}>
        <button type="button" aria-pressed={!isMine} onClick={() => setMine(false)}>
          {t('offered')}
        </button>
        <button type="button" aria-pressed={isMine} onClick={() => setMine(true)}>
          {t('mine')}
        </button>
      </div>
      {isMine ? <Mine /> : <Offered onBought={() => setMine(true)} />}
    </>
  )
}
