import type { LinkProps, PressProps } from '../element/props.ts'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import './iconButton.css'

interface IconLook {
  drawing: Drawing
  label: string
  size?: number | undefined
  /** A quiet disc behind the icon, as the close button of a sheet has. */
  disc?: boolean | undefined
  /** A red dot: something new waits behind the button. Say so in the label too. */
  dot?: boolean | undefined
}

export function IconButton({ drawing, label, size, disc, dot, ...rest }: IconLook & PressProps) {
  return (
    <button type="button" {...rest} className="iconButton" data-disc={disc} data-dot={dot} aria-label={label}>
      <Icon drawing={drawing} size={size ?? 24} />
    </button>
  )
}

export function IconLink({ drawing, label, size, disc, dot, ...rest }: IconLook & Omit<LinkProps, 'children'>) {
  return (
    <a {...rest} className="iconButton" data-disc={disc} data-dot={dot} aria-label={label}>
      <Icon drawing={drawing} size={size ?? 24} />
    </a>
  )
}
