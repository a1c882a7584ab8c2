-- Prepared replies to people who reported something in which no violation was found.
create table saved_replies (
  id uuid primary key,
  title text not null check (title ~ '\S' and char_length(title) <= 3200),
  text_en text not null check (text_en ~ '\S' and char_length(text_en) <= 16000),
  text_vi text not null check (text_vi ~ '\S' and char_length(text_vi) <= 16000),
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);
create index saved_replies_by_title on saved_replies (title, id);

-- What a decision tells the reporters instead of the usual sentence, in both languages.
alter table case_decisions
  add column reply_en text not null default '' check (char_length(reply_en) <= 16000),
  add column reply_vi text not null default '' check (char_length(reply_vi) <= 16000),
  add constraint case_decisions_reply check ((reply_en = '') = (reply_vi = '') and (reply_en = '' or status is null or status = 'NORMAL'));

-- The figures of each moderator are read from an index alone: when the case was opened is kept with its decision.
alter table case_decisions add column opened_at timestamptz(3);
update case_decisions d set opened_at = c.opened_at from cases c where c.id = d.case_id;

create function case_decision_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('case_decisions') then
    raise exception 'case_decision_opened is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select opened_at into new.opened_at from cases where id = new.case_id;
  return new;
end $$;
revoke execute on function case_decision_opened from public;
create trigger case_decision_opened before insert on case_decisions for each row execute function case_decision_opened();

create index case_decisions_figures on case_decisions (decided_by, decided_at) include (opened_at, state, second_by, proposed);
