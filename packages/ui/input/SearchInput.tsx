import type { EntryProps } from '../element/props.ts'
import { Icon } from '../icon/Icon.tsx'
import { magnifyingGlassBold } from '../icon/drawings/magnifyingGlassBold.ts'
import { ClearControl } from './ClearableInput.tsx'
import './input.css'

interface SearchInputProps extends EntryProps {
  /** It has no visible label, so it must say what it searches. */
  'aria-label': string
  clearLabel: string
}

export function SearchInput({ clearLabel, ...rest }: SearchInputProps) {
  return (
    <div className="inputFrame searchFrame">
      <Icon drawing={magnifyingGlassBold} size={20} />
      <input placeholder=" " enterKeyHint="search" {...rest} type="search" className="input" />
      <ClearControl label={clearLabel} />
    </div>
  )
}
