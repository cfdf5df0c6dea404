import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { useTexts } from '../../shared/texts.ts'
import { isKeyed, shownAmount, takeAmount } from '../../shared/typedAmount.ts'
import { isWithin, wholePesos } from './amount.rules.ts'
import type { Channel } from './choice.rules.ts'
import { depositTexts } from './deposit.texts.ts'

interface DepositAmountProps {
  readonly channel: Channel | undefined
  readonly digits: string
  readonly onDigits: (digits: string) => void
}

/** How much: typed, or one of the quick amounts. */
export function DepositAmount({ channel, digits, onDigits }: DepositAmountProps) {
  const t = useTexts(depositTexts)
  const [least, most] = [wholePesos(channel?.min_amount ?? ''), wholePesos(channel?.max_amount ?? '')]
  const isWrong = digits !== '' && channel !== undefined && !isWithin(digits, channel)
  return (
    <div className="depositAmount">
      <Field
        label={t.amount}
        aside={channel && t.range(least, most)}
        error={isWrong ? t.outside(least, most) : undefined}
      >
        <ClearableInput
          look="amount"
          prefix={<span aria-hidden="true">₱</span>}
          clearLabel={t.clear}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={shownAmount(digits)}
          onChange={({ target, nativeEvent }) =>
            onDigits(takeAmount(digits, target.value, { isKeyed: isKeyed(nativeEvent) }))
          }
        />
      </Field>
      {channel && channel.amount_limit.length > 0 && (
        <div className="quickAmounts" role="group" aria-label={t.quick}>
          {channel.amount_limit.map(amount => {
            const whole = takeAmount('', wholePesos(amount))
            return (
              <button key={amount} type="button" aria-pressed={whole === digits} onClick={() => onDigits(whole)}>
                {shownAmount(whole)}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
