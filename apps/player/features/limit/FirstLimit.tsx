import { type LimitPeriod, limitPeriods } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { RadioList } from '@saya/ui/choice'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import { Sheet } from '@saya/ui/modal'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { isKeyed, shownAmount } from '../../shared/typedAmount.ts'
import { limitTexts } from './limit.texts.ts'
import { useLimitForm } from './useLimitForm.ts'
import './firstLimit.css'

/** A limit of what is paid in, for whoever wants one. Nothing is filled in or chosen for them, and skipping is as easy. */
export function FirstLimit({ onDone }: { onDone: () => void }) {
  const t = useTexts(limitTexts)
  const formId = useId()
  const [period, setPeriod] = useState<LimitPeriod>()
  const wanted = { counts: 'deposit', period: period ?? 'day', most: '' } as const
  const { typed, type, step, sending, error, submit } = useLimitForm(wanted, onDone)
  return (
    <Sheet
      title={t.firstTitle}
      closeLabel={t.close}
      actions={
        <div className="firstLimitActions">
          <Button full look="neutral" onClick={onDone}>
            {t.skip}
          </Button>
          <Button
            full
            look="neutral"
            type="submit"
            form={formId}
            disabled={step === null || period === undefined}
            loading={sending === 'set'}
          >
            {t.set}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="firstLimit"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (period !== undefined) void submit('set')
        }}
      >
        <p>{t.firstText}</p>
        <RadioList
          name="firstLimit"
          label={t.firstPeriod}
          value={period}
          onValue={value => setPeriod(limitPeriods.find(one => one === value))}
          options={limitPeriods.map(one => ({ value: one, label: t[one] }))}
        />
        <Field label={t.amount} error={error}>
          <TextInput
            look="amount"
            prefix={<span aria-hidden="true">₱</span>}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={shownAmount(typed)}
            onChange={({ target, nativeEvent }) => type(target.value, { isKeyed: isKeyed(nativeEvent) })}
          />
        </Field>
      </form>
    </Sheet>
  )
}
