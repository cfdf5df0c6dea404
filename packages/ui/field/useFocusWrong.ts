import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads the keyboard and the reader to the first field that is wrong, once a form that was sent has been judged, here
 * or by the server. Answers what has to be called when it is sent.
 */
export function useFocusWrong(form: RefObject<HTMLFormElement | null>, isBusy: boolean): () => void {
  const isSent = useRef(false)
  // A judgement comes with whichever render shows it.
  useEffect(() => {
    if (!isSent.current || isBusy) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isSent.current = false
    wrong.focus()
  })
  return () => {
    isSent.current = true
  }
}
