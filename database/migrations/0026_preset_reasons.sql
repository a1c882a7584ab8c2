-- Reasons that a dialog offers when a status needs one, for each model, in both languages. A record keeps the text that
-- was chosen, so a reason that is changed or deleted here changes nothing that was decided with it.

create table preset_reasons (
  id uuid primary key,
  model text not null check (model in ('USER', 'POST')),
  text_vi text not null check (text_vi ~ '\S' and char_length(text_vi) <= 200),
  text_en text not null check (text_en ~ '\S' and char_length(text_en) <= 200),
  -- Two may have the same position; the id decides between them.
  position int not null check (position between 1 and 99),
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);
create index preset_reasons_in_order on preset_reasons (model, position, id);
