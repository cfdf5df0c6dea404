import { Icon, type Drawing } from '@saya/ui/icon'
import type { ReactNode } from 'react'
import { Kbd } from '../Kbd.tsx'
import type { ActKey } from '../keys.ts'
import './actButton.css'

interface ActButtonProps {
  readonly look?: 'approve' | 'reject' | 'plain' | 'outline' | 'brand'
  readonly size?: 'tall' | 'middle' | 'small'
  readonly drawing?: Drawing
  /** What it is called where its words alone say too little: they begin it. */
  readonly name?: string
  /** The key that does the same. */
  readonly hotkey?: ActKey
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly isSubmit?: boolean
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A button of the office, with the key that does the same. A busy one stays where the keyboard is. */
export function ActButton({ look = 'plain', size = 'middle', ...props }: ActButtonProps) {
  const { drawing, name, hotkey, isBusy = false, isDisabled = false, isSubmit = false, onClick, children } = props
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className="actButton"
      data-look={look}
      data-size={size}
      disabled={isDisabled}
      aria-label={name}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={hotkey}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
    >
      {drawing && <Icon drawing={drawing} size={18} />}
      <span>{children}</span>
      {hotkey && <Kbd>{hotkey.toUpperCase()}</Kbd>}
    </button>
  )
}
