/** What features add to the cards of other features' records: see `addToCard`. */
import './content/posts/web/added-to-cards.tsx'
import './moderation/reports/web/added-to-cards.tsx'
import './moderation/sensitive-words/web/added-to-cards.tsx'
