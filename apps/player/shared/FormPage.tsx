import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { useFocusWrong } from '@saya/ui/field'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { BackLink } from './BackLink.tsx'
import './formPage.css'

interface FormPageProps {
  readonly title: string
  readonly backLabel: string
  /** One sentence under the title's bar that says what this is for. */
  readonly line?: ReactNode
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly onSubmit: () => void
  /** Another way to the same end, below the button. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** One form as a page of its own: what it is for, its fields, and one button that sends it. */
export function FormPage(props: FormPageProps) {
  const { title, backLabel, line, submitLabel, isBusy, onSubmit, below, children } = props

  const form = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(form, isBusy)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    judge()
    onSubmit()
  }

  return (
    <>
      <AppBar start={<BackLink label={backLabel} />} title={title} />
      <main className="formPage">
        {line && <p className="formPageLine">{line}</p>}
        <form ref={form} className="formPageFields" onSubmit={submit} noValidate>
          {children}
          <Button full type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </form>
        {below}
      </main>
    </>
  )
}
