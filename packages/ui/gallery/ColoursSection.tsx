import { Section, type SectionProps } from './Section.tsx'
import './colours.css'

/** The roles, each with the text that stands on it. */
const roles = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'brand',
  'brand-soft',
  'ok-soft',
  'wait-soft',
  'bad-soft',
  'mute-soft',
  'info-soft',
  'text',
] as const
const themes = ['light', 'dark'] as const
const brands = ['slots', 'game', 'play'] as const

/** What every colour is for, in each brand and theme at once. */
export function ColoursSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.colours}>
      {brands.map(brand =>
        themes.map(theme => (
          <figure key={brand + theme} className="colours" data-brand={brand} data-theme={theme}>
            <figcaption>
              {texts.brands[brand]}, {texts.themes[theme]}
            </figcaption>
            <ul className="colourRoles">
              {roles.map(role => (
                <li key={role} data-role={role}>
                  {role}
                </li>
              ))}
            </ul>
            <span className="colourHero" />
          </figure>
        )),
      )}
    </Section>
  )
}
