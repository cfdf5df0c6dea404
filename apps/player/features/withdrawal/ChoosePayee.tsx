import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { Sheet } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { AddPayeeButton, mostPayees, type Payee, PayeeCard, shownNumber, useReadyWords } from '../payee/index.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** The member's accounts as cards, of which one is marked. Choosing is deciding. */
export function ChoosePayee({ form, onBack }: { form: WithdrawForm; onBack: () => void }) {
  const t = useTexts(withdrawalTexts)
  const payees = form.payees ?? []
  return (
    <Sheet title={t.choose} closeLabel={t.close} back={{ label: t.back, onBack }}>
      <div className="choosePayees">
        {payees.map(payee => (
          <Choice
            key={payee.id}
            payee={payee}
            isChosen={payee.id === form.payee?.id}
            onChoose={() => {
              form.choose(payee.id)
              onBack()
            }}
          />
        ))}
        {payees.length < mostPayees && <AddPayeeButton onPress={() => form.leaveFor('add')} />}
      </div>
    </Sheet>
  )
}

interface ChoiceProps {
  readonly payee: Payee
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A card over which a button lies, so that the whole of it is pressed. */
function Choice({ payee, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts(withdrawalTexts)
  const readyWords = useReadyWords(payee)
  const note = readyWords && t.waitsShort(readyWords)
  const name = [payee.channel_name, shownNumber(payee.account), note].filter(Boolean).join(', ')
  return (
    <div className="choosePayee" data-chosen={isChosen || undefined}>
      <button type="button" aria-pressed={isChosen} aria-label={name} onClick={onChoose} />
      <PayeeCard
        payee={payee}
        note={note}
        action={
          <span className="choosePayeeMark">
            <Icon drawing={checkCircleFill} size={26} />
          </span>
        }
      />
    </div>
  )
}
