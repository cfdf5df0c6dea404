import { Button } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { AddPayeeButton, PayeeCard } from '../payee/index.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** To where: the chosen account, or the place of the first one. */
export function WithdrawAccount({ form, onChange }: { form: WithdrawForm; onChange: () => void }) {
  const t = useTexts(withdrawalTexts)
  const id = useId()
  const { payee, readyWords, isClosed, isPayeeMissing } = form
  return (
    <div className="withdrawAccount" role="group" aria-labelledby={id}>
      <p id={id} className="withdrawLabel">
        {t.account}
      </p>
      {payee ? (
        <PayeeCard
          payee={payee}
          action={
            <Button look="onHero" size="small" onClick={onChange}>
              {t.change}
            </Button>
          }
        />
      ) : (
        <AddPayeeButton onPress={() => form.leaveFor('add')} />
      )}
      {isPayeeMissing && (
        <p className="withdrawFault" role="alert">
          {t.required(t.account)}
        </p>
      )}
      {isClosed && <Note tone="wait">{t.closedChannel}</Note>}
      {readyWords && <Note tone="wait">{t.waits(readyWords)}</Note>}
    </div>
  )
}
