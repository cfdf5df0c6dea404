import { useTexts } from '../../shared/texts.ts'
import { categoryLabel, categoryTexts } from '../game/category.texts.ts'
import { homeTexts } from './home.texts.ts'
import './categories.css'

export function Categories({ nav }: { nav: readonly { name: string; img: string }[] }) {
  const t = useTexts(homeTexts)
  const names = useTexts(categoryTexts)
  return (
    <nav className="categories" aria-label={t.categories}>
      {nav.map(({ name, img }) => (
        <a key={name} href={`/s-game/category/${encodeURIComponent(name)}?sort=Popular`}>
          <span className="categoryTile">
            <img src={img} alt="" width={34} height={34} loading="lazy" />
          </span>
          {categoryLabel(names, name)}
        </a>
      ))}
    </nav>
  )
}
