import { Button } from '@saya/ui/button'
import { useFocusWrong } from '@saya/ui/field'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { BackLink } from './BackLink.tsx'
import { PageBar } from './head/PageBar.tsx'
import { useTabTitle } from './head/useTabTitle.ts'
import './formPage.css'

interface FormPageProps {
  readonly title: string
  readonly backLabel: string
  /** One sentence under the title's bar that says what this is for. */
  readonly line?: ReactNode
  /** Why it cannot be sent yet: then it says so above its fields, and offers no button. */
  readonly closed?: ReactNode
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly onSubmit: () => void
  /** Another way to the same end, below the button. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** One form as a page of its own: what it is for, its fields, and one button that sends it. */
export function FormPage(props: FormPageProps) {
  const { title, backLabel, line, closed, submitLabel, isBusy, onSubmit, below, children } = props

  useTabTitle(title)
  const form = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(form, isBusy)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy || closed) return
    judge()
    onSubmit()
  }

  return (
    <>
      <PageBar start={<BackLink label={backLabel} />} title={title} />
      <main className="formPage">
        {line && <p className="formPageLine">{line}</p>}
        <form ref={form} className="formPageFields" onSubmit={submit} noValidate>
          {closed}
          {children}
          {!closed && (
            <Button full type="submit" loading={isBusy}>
              {submitLabel}
            </Button>
          )}
        </form>
        {below}
      </main>
    </>
  )
}
