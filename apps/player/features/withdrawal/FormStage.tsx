import { Button } from '@saya/ui/button'
import { useFocusWrong } from '@saya/ui/field'
import { Sheet } from '@saya/ui/modal'
import { Skeleton } from '@saya/ui/skeleton'
import { useId, useRef } from 'react'
import { currentHost } from '../../shared/device/host.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { WhenPaid } from './WhenPaid.tsx'
import { WithdrawAccount } from './WithdrawAccount.tsx'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import { takesBeyondInstapay } from './withdraw.rules.ts'
import { WithdrawBalance } from './WithdrawBalance.tsx'
import { withdrawalTexts } from './withdrawal.texts.ts'

interface FormStageProps {
  readonly form: WithdrawForm
  readonly onChange: () => void
  readonly onWhy: () => void
}

/** To where, how much, and what to know of it. */
export function FormStage({ form, onChange, onWhy }: FormStageProps) {
  const t = useTexts(withdrawalTexts)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(fields, form.isBusy)
  const { isLoaded, isBusy, submit } = form
  return (
    <Sheet
      title={t.title}
      closeLabel={t.close}
      actions={
        <Button full type="submit" form={id} loading={isBusy} disabled={!isLoaded}>
          {t.submit}
        </Button>
      }
    >
      <form
        id={id}
        ref={fields}
        className="withdrawForm"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          judge()
          submit()
        }}
      >
        {!isLoaded && (
          <Waits failure={form.isFailed || undefined} again={form.again} failed={t.failed} className="withdrawForm">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Waits>
        )}
        {isLoaded && (
          <>
            {currentHost() !== 'mayamini' && <WithdrawAccount form={form} onChange={onChange} />}
            <WithdrawAmount form={form} />
            <WithdrawBalance form={form} onWhy={onWhy} />
            <WhenPaid digits={form.intent.digits} hasCycles={takesBeyondInstapay(form.limits)} />
          </>
        )}
      </form>
    </Sheet>
  )
}
