import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import { useTexts } from '../../shared/texts.ts'
import { isKeyed, shownAmount, takeAmount } from '../../shared/typedAmount.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { type AmountFault, grouped, groupedPesos, isQuickPickOpen, mostDigits } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** Digits that the large figures have room for beside the button on the narrowest phone. */
const longest = 5

/** How much: typed, one of the quick amounts, or all of it. */
export function WithdrawAmount({ form }: { form: WithdrawForm }) {
  const t = useTexts(withdrawalTexts)
  const { intent, limits, channel, fault, type } = form
  const [least, most] = [groupedPesos(limits.min_amount), groupedPesos(limits.max_amount)]
  const words: Record<AmountFault, string> = {
    required: t.required(t.amount),
    pattern: t.pattern(least, most),
    minimum: t.minimum(least),
    maximum: t.maximum(grouped(mostDigits(limits))),
  }
  return (
    <div className="withdrawAmount" data-long={intent.digits.length > longest || undefined}>
      <Field label={t.amount} aside={t.range(least, most)} error={fault && words[fault]}>
        <TextInput
          look="amount"
          prefix={<span aria-hidden="true">₱</span>}
          suffix={
            <Button look="soft" size="small" onClick={() => type(mostDigits(limits))}>
              {t.all}
            </Button>
          }
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={shownAmount(intent.digits)}
          onChange={({ target, nativeEvent }) => type(target.value, { isKeyed: isKeyed(nativeEvent) })}
        />
      </Field>
      {channel && channel.amount_limit.length > 0 && (
        <div className="quickPicks" role="group" aria-label={t.quick}>
          {channel.amount_limit.map(amount => {
            const digits = takeAmount('', groupedPesos(amount))
            return (
              <button
                key={amount}
                type="button"
                aria-pressed={digits === intent.digits}
                disabled={!isQuickPickOpen(amount, limits)}
                onClick={() => type(digits)}
              >
                {grouped(digits)}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
