import { type ReactNode, useState } from 'react'
import type { Act, ActValues } from '../entity.ts'
import { faultOf } from '../fault.ts'
import { ActButton } from './ActButton.tsx'

interface ActPreviewProps<Thing> {
  readonly act: Act<Thing>
  readonly thing: Thing
  readonly values: ActValues
  readonly isBusy: boolean
}

interface PreviewAnswer {
  /** What was asked about: once another thing is typed, what is shown is of before. */
  readonly values: ActValues
  readonly answer: ReactNode
  readonly isFault: boolean
}

/** What an act would come to, or why it would be refused, before it is done. */
export function ActPreview<Thing>({ act, thing, values, isBusy }: ActPreviewProps<Thing>) {
  const [shown, setShown] = useState<PreviewAnswer>()
  const [isAsking, setAsking] = useState(false)
  async function ask(): Promise<void> {
    setAsking(true)
    try {
      setShown({ values, answer: await act.preview?.(thing, values), isFault: false })
    } catch (error) {
      setShown({ values, answer: faultOf(error, act.fields).sentence, isFault: true })
    }
    setAsking(false)
  }
  const isNew = shown !== undefined && shown.values === values
  return (
    <div className="actPreview">
      <ActButton isDisabled={isBusy} isBusy={isAsking} onClick={() => void ask()}>
        Preview
      </ActButton>
      {isNew && (
        <div role={shown.isFault ? 'alert' : 'status'} data-fault={shown.isFault || undefined}>
          {shown.answer}
        </div>
      )}
    </div>
  )
}
