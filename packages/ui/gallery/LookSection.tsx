import { useState } from 'react'
import { PillTabs } from '../tabs/index.ts'
import { Section, type SectionProps } from './Section.tsx'

const themes = ['light', 'dark'] as const
const brands = ['slots', 'game', 'play'] as const

export function LookSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.look}>
      <LookTabs name="theme" label={texts.sections.look} values={themes} words={texts.themes} />
      <LookTabs name="brand" label={texts.sections.look} values={brands} words={texts.brands} />
    </Section>
  )
}

interface LookTabsProps<Value extends string> {
  name: 'theme' | 'brand'
  label: string
  values: readonly Value[]
  words: Record<Value, string>
}

function LookTabs<Value extends string>({ name, label, values, words }: LookTabsProps<Value>) {
  const [chosen, setChosen] = useState(() => {
    const now = typeof document === 'undefined' ? undefined : document.documentElement.dataset[name]
    return values.find(value => value === now) ?? values[0]
  })
  function choose(value: Value) {
    document.documentElement.dataset[name] = value
    setChosen(value)
  }
  if (!chosen) return null
  const tabs = values.map(value => ({ value, label: words[value] }))
  return <PillTabs label={label} tabs={tabs} value={chosen} onValue={choose} />
}
