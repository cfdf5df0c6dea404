import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { useFocusWrong } from '@saya/ui/field'
import { Sheet } from '@saya/ui/modal'
import { type SyntheticEvent, useId, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { OtherProof, StepUpFields, useOwedProof } from '../identity/index.ts'
import { PayeeCard } from '../payee/index.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { WhenPaid } from './WhenPaid.tsx'
import { grouped, takesBeyondInstapay } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/**
 * What is about to be paid out, to whom and when, before it is asked for: nobody can take it back afterwards. Whoever has to
 * prove that it is them does so here, and the proof is the last word.
 */
export function ReviewStage({ form, onBack }: { form: WithdrawForm; onBack: () => void }) {
  const t = useTexts(withdrawalTexts)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const { payee, intent, limits, isBusy, send } = form
  const proof = useOwedProof(() => void send())
  const judge = useFocusWrong(fields, proof.isBusy)
  const amount = `₱${grouped(intent.digits)}`

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!proof.isOwed) return void send()
    judge()
    void (proof.isUnsent ? proof.send() : proof.confirm())
  }

  return (
    <Sheet
      title={t.reviewTitle}
      closeLabel={t.close}
      back={{ label: t.back, onBack }}
      actions={
        <Button full type="submit" form={id} loading={isBusy || proof.isBusy || proof.isSending}>
          {proof.isOwed && proof.isUnsent ? t.sendCode : t.confirm(amount)}
        </Button>
      }
    >
      <form id={id} ref={fields} className="withdrawForm" noValidate onSubmit={submit}>
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
        <p className="withdrawFinal">{proof.isOwed ? `${t.proves} ${t.final}` : t.final}</p>
        {proof.isOwed && (
          <div className="withdrawProof">
            <StepUpFields step={proof} />
            <OtherProof step={proof} />
          </div>
        )}
        <WhenPaid digits={intent.digits} hasCycles={takesBeyondInstapay(limits)} />
      </form>
    </Sheet>
  )
}
