/** What every page carries besides its components. */
import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/backdrop.css'
