import type { ReactNode } from 'react'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import './radioList.css'

export interface RadioOption {
  value: string
  label: ReactNode
  drawing?: Drawing | undefined
  note?: ReactNode
  disabled?: boolean | undefined
}

interface RadioListProps {
  name: string
  label: string
  options: readonly RadioOption[]
  value: string | undefined
  onValue: (value: string) => void
}

export function RadioList({ name, label, options, value, onValue }: RadioListProps) {
  return (
    <div className="radioList" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className="radioRow">
          {option.drawing && (
            <span className="radioTile">
              <Icon drawing={option.drawing} />
            </span>
          )}
          <span className="radioLabel">
            {option.label}
            {option.note && <span className="radioNote">{option.note}</span>}
          </span>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
        </label>
      ))}
    </div>
  )
}
