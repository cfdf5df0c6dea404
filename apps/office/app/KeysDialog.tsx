import { useEffect, useRef } from 'react'
import { ActButton } from '../shared/act/ActButton.tsx'
import { Kbd } from '../shared/Kbd.tsx'
import type { Route } from './route.ts'

const always: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Search'],
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['X', 'Select the row'],
  ['Enter', 'Open the row'],
  ['?', 'Show these keys'],
]

/** Every key, in one place. */
export function KeysDialog({ routes, onClose }: { readonly routes: readonly Route[]; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const rows = [...routes.map(({ keys, title }) => [keys.toUpperCase(), title] as const), ...always]
  return (
    <dialog ref={dialog} className="actDialog" aria-labelledby="keys-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="keys-title">Keys</h2>
        <dl className="keyList">
          {rows.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key, index) => (
                  <Kbd key={index}>{key}</Kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="actDialogFoot">
          <ActButton isSubmit>Close</ActButton>
        </div>
      </form>
    </dialog>
  )
}
