/** What features add to the cards of other features' records: see `addToCard`. */
import './content/posts/web/added-to-cards.tsx'
import './reports/web/added-to-cards.tsx'
import './sensitive-words/web/added-to-cards.tsx'
