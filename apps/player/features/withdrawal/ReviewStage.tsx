import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { Sheet } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { PayeeCard } from '../payee/index.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { WhenPaid } from './WhenPaid.tsx'
import { grouped, takesBeyondInstapay } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** What is about to be paid out, to whom and when, before it is asked for: nobody can take it back afterwards. */
export function ReviewStage({ form, onBack }: { form: WithdrawForm; onBack: () => void }) {
  const t = useTexts(withdrawalTexts)
  const { payee, intent, limits, isBusy, send } = form
  const amount = `₱${grouped(intent.digits)}`
  return (
    <Sheet
      title={t.reviewTitle}
      closeLabel={t.close}
      back={{ label: t.back, onBack }}
      actions={
        <Button full loading={isBusy} onClick={() => void send()} data-autofocus>
          {t.confirm(amount)}
        </Button>
      }
    >
      <div className="withdrawForm">
        <p className="money withdrawReviewed">{amount}</p>
        {payee && <PayeeCard payee={payee} />}
        <Card>
          <dl className="withdrawBalance">
            <div>
              <dt>{t.fee}</dt>
              <dd>{t.noFee}</dd>
            </div>
            <div>
              <dt>{t.arrives}</dt>
              <dd className="money">{amount}</dd>
            </div>
          </dl>
        </Card>
        <WhenPaid digits={intent.digits} hasCycles={takesBeyondInstapay(limits)} />
        <p className="withdrawFinal">{t.final}</p>
      </div>
    </Sheet>
  )
}
