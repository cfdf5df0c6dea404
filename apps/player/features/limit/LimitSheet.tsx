import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import { Sheet } from '@saya/ui/modal'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { isKeyed, shownAmount } from '../../shared/typedAmount.ts'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'
import { useLimitForm } from './useLimitForm.ts'
import { UsualFigure } from './UsualFigure.tsx'

interface LimitSheetProps {
  readonly limit: Limit
  readonly onDone: () => void
}

/** Sets one limit. Nothing is filled in: what it should be is the member's to say. */
export function LimitSheet({ limit, onDone }: LimitSheetProps) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  const formId = useId()
  const { typed, type, step, sending, error, submit } = useLimitForm(limit, onDone)
  const { counts, period, most } = limit
  const isTime = counts === 'time'
  const hints = { first: t.first, lower: t.lower, same: undefined, higher: t.higher }
  return (
    <Sheet
      title={`${t[counts]}: ${t[period].toLowerCase()}`}
      closeLabel={t.close}
      actions={
        <>
          <Button
            full
            type="submit"
            form={formId}
            disabled={step === null || step === 'same'}
            loading={sending === 'set'}
          >
            {step === 'higher' ? t.ask : t.set}
          </Button>
          {most !== '' && (
            <Button look="ghost" full loading={sending === 'remove'} onClick={() => void submit('remove')}>
              {t.remove}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit('set')
        }}
      >
        <Field
          label={t.amount}
          aside={most === '' ? undefined : t.now(figure(most))}
          hint={hints[step ?? (most === '' ? 'first' : 'higher')]}
          error={error}
        >
          <TextInput
            look="amount"
            prefix={isTime ? undefined : <span aria-hidden="true">₱</span>}
            suffix={isTime ? <span className="limitUnit">{t.inMinutes}</span> : undefined}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus
            value={shownAmount(typed)}
            onChange={({ target, nativeEvent }) => type(target.value, { isKeyed: isKeyed(nativeEvent) })}
          />
        </Field>
        <UsualFigure limit={limit} onTake={type} />
      </form>
    </Sheet>
  )
}
