import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import type { Addition } from './addition.ts'
import type { AddOutcome } from './addition.ts'
import { PayeeCheck } from './PayeeCheck.tsx'
import { PayeeForm } from './PayeeForm.tsx'
import { payeeTexts } from './payee.texts.ts'
import { PayeeTypes } from './PayeeTypes.tsx'
import { useAddPayee } from './useAddPayee.ts'
import './addPayee.css'

interface AddPayeeSheetProps {
  readonly begun: Addition
  readonly onOutcome: (outcome: AddOutcome) => void
}

/** Adds an account: of which kind, with which number, and for a bank whether that is right. */
export function AddPayeeSheet({ begun, onOutcome }: AddPayeeSheetProps) {
  const t = useTexts(payeeTexts)
  const id = useId()
  const adding = useAddPayee({ begun, onOutcome })
  const { addition, isBusy, submit } = adding
  const { type, isChecking } = addition
  if (!type) {
    return (
      <Sheet title={t.types} closeLabel={t.close}>
        <PayeeTypes onChoose={adding.choose} />
      </Sheet>
    )
  }
  if (isChecking) {
    return (
      <Sheet
        title={t.check}
        closeLabel={t.close}
        back={{ label: t.back, onBack: adding.changeNumber }}
        actions={
          <>
            <Button look="neutral" onClick={adding.changeNumber}>
              {t.change}
            </Button>
            <Button loading={isBusy} onClick={submit}>
              {t.right}
            </Button>
          </>
        }
      >
        <PayeeCheck addition={addition} />
      </Sheet>
    )
  }
  return (
    <Sheet
      title={type.name}
      closeLabel={t.close}
      back={{ label: t.back, onBack: () => adding.choose(undefined) }}
      actions={
        <Button full type="submit" form={id} loading={isBusy}>
          {type.flag === 1 ? t.next : t.submit}
        </Button>
      }
    >
      <PayeeForm
        id={id}
        type={type}
        number={addition.number}
        names={adding.names}
        fault={adding.fault}
        isBusy={isBusy}
        onNumber={adding.typeNumber}
        onSubmit={submit}
      />
    </Sheet>
  )
}
