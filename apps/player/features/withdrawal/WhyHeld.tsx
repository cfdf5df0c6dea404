import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { ProgressBar } from '@saya/ui/progress'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import type { Calls } from '@saya/contract'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { useCashTypeName } from '../../shared/useCashTypeName.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { GiveBack } from './GiveBack.tsx'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { nonWithdrawable, playedPercent } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

type Lots = Calls['GET /finance/wallet/lots']['answer']

/** Why part of the balance cannot be withdrawn yet: each credit, and the play it still asks for. */
export function WhyHeld({ form, onClose }: { form: WithdrawForm; onClose: () => void }) {
  const t = useTexts(withdrawalTexts)
  const { answer: lots, error, again, refresh } = useAnswer('GET /finance/wallet/lots', {}, { mayBeOld: true })
  function changed(): void {
    form.refreshWallet()
    void refresh().catch(() => {})
  }

  return (
    <Sheet
      title={t.held}
      actions={
        <>
          <Button look="neutral" onClick={() => form.leaveFor('contact')}>
            {t.contact}
          </Button>
          <Button onClick={onClose}>{t.close}</Button>
        </>
      }
    >
      <div className="whyHeld">
        {form.wallet && <p className="money whyHeldAmount">{written(nonWithdrawable(form.wallet))}</p>}
        {lots && <Explained lots={lots} onChange={changed} />}
        {!lots && error === undefined && (
          <div role="status" aria-label={t.loading}>
            <Skeleton shape="row" />
          </div>
        )}
        {error !== undefined && (
          <p role="alert">
            {sentenceOf(error, t.failed)}{' '}
            <Button look="soft" size="small" onClick={again}>
              {t.again}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  )
}

function Explained({ lots, onChange }: { lots: Lots; onChange: () => void }) {
  const t = useTexts(withdrawalTexts)
  const language = useContext(LanguageContext)
  const nameOf = useCashTypeName()
  const open = lots.d.filter(lot => lot.left !== '0.00')
  if (lots.open_turnover === '0.00') return <p>{t.whyNone}</p>
  return (
    <>
      <p>{t.whyLine(written(lots.open_turnover))}</p>
      <ul className="heldLots" aria-label={t.lots}>
        {open.map(lot => (
          <li key={lot.id}>
            <p>
              <b>{nameOf(lot.cash_type, lot.name)}</b> <span className="money">{written(lot.amount)}</span>
            </p>
            <ProgressBar value={playedPercent(lot)} max={100} label={nameOf(lot.cash_type, lot.name)} />
            <p>
              {t.lotLeft(written(lot.left), written(lot.turnover_required))}, {dayOf(lot.created_at, language)}
            </p>
            {lot.returnable !== null && (
              <GiveBack lot={lot.id} name={nameOf(lot.cash_type, lot.name)} amount={lot.returnable} onDone={onChange} />
            )}
          </li>
        ))}
      </ul>
      {lots.t > lots.d.length && <p>{t.moreLots(lots.t - lots.d.length)}</p>}
      {lots.taken_back !== '0.00' && <p>{t.takenBack(written(lots.taken_back))}</p>}
    </>
  )
}

function written(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return pesos + centavos
}
