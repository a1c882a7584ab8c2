-- Checkpoints of the audit log. A chain alone does not show that its last entry is gone, or all of it; a checkpoint
-- says where the chains ended when it was made.

create table audit_checkpoints (
  number int primary key check (number > 0),
  created_at timestamptz(3) not null,
  -- Entries and chains of the whole log that this checkpoint and those before it cover.
  entries bigint not null,
  chains bigint not null,
  -- How many chains grew since the checkpoint before, and the hash of where they end.
  heads int not null,
  heads_hash bytea not null check (octet_length(heads_hash) = 32),
  -- No entry that had been committed was left for the next checkpoint.
  complete boolean not null,
  previous_hash bytea,
  hash bytea not null check (octet_length(hash) = 32),
  check ((number = 1) = (previous_hash is null))
);
create trigger audit_checkpoints_append_only before update or delete or truncate on audit_checkpoints for each statement execute function refuse_change();

-- Where the chains ended that grew since the checkpoint before. A position can be here twice, under two checkpoints:
-- when somebody took the chain's end away and the chain grew again. So no constraint forbids it, or that somebody could
-- stop all checkpoints.
create table audit_checkpoint_heads (
  checkpoint int not null references audit_checkpoints,
  chain text not null,
  position int not null,
  hash bytea not null,
  primary key (checkpoint, chain)
);
create index audit_checkpoint_heads_of_chain on audit_checkpoint_heads (chain, position);
create trigger audit_checkpoint_heads_append_only before update or delete or truncate on audit_checkpoint_heads for each statement execute function refuse_change();

-- Entries that no checkpoint covers yet. Whatever the time in an entry says, it is seen here once its transaction
-- commits and not before, so the next checkpoint finds it.
create table audit_unsealed (
  chain text not null,
  position int not null,
  hash bytea not null
);
create index audit_unsealed_of_chain on audit_unsealed (chain, position);

create function audit_entries_unsealed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_unsealed select chain, position, hash from after;
  return null;
end $$;
-- The trigger's lock holds writers off until this migration commits, so no entry is missed between it and the ends of
-- the chains that there are already.
create trigger audit_entries_unsealed after insert on audit_entries referencing new table as after for each statement execute function audit_entries_unsealed();
insert into audit_unsealed select distinct on (chain) chain, position, hash from audit_entries order by chain, position desc;

-- Makes the next checkpoint, of at most so many unsealed entries, and returns it; nothing while there is nothing new,
-- except for one checkpoint an hour as a sign of life. `checkpoint-hash.ts` computes the same hashes.
create function take_audit_checkpoint(most int) returns setof audit_checkpoints language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_checkpoints;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit checkpoint', 0));
  select * into last from audit_checkpoints order by number desc limit 1;
  return query with gone as (
      delete from audit_unsealed where ctid = any (array(select ctid from audit_unsealed order by chain, position limit most))
      returning chain, position, hash
    ), grown as (
      select distinct on (chain) chain, position, hash,
        (select max(h.position) from audit_checkpoint_heads h where h.chain = gone.chain) as before
      from gone order by chain, position desc, hash
    ), told as (
      select coalesce(last.number, 0) + 1 as number,
        date_trunc('milliseconds', clock_timestamp()) as created_at,
        coalesce(last.entries, 0) + coalesce(sum(greatest(position - coalesce(before, 0), 0)), 0) as entries,
        coalesce(last.chains, 0) + count(*) filter (where before is null) as chains,
        count(*) as heads,
        sha256(convert_to(coalesce(string_agg(
          format(E'%s %s %s %s\n', octet_length(chain), chain, position, encode(hash, 'hex')), '' order by chain collate "C"), ''), 'UTF8')) as heads_hash,
        (select count(*) from gone) < most as complete
      from grown
    ), made as (
      insert into audit_checkpoints
      select number, created_at, entries, chains, heads, heads_hash, complete, last.hash,
        sha256(convert_to(concat_ws(' ', number, (extract(epoch from created_at) * 1000)::bigint, entries, chains, heads,
          encode(heads_hash, 'hex'), complete::text, encode(last.hash, 'hex')), 'UTF8'))
      from told where heads > 0 or last.created_at < now() - interval '1 hour'
      returning *
    ), kept as (
      insert into audit_checkpoint_heads select made.number, chain, position, grown.hash from grown, made
    )
    select * from made;
end $$;

-- Folds the rows of the last days, each of which an entry added; the older ones are folded already.
create function fold_audit_tally() returns void language sql security definer set search_path = public, pg_temp as $$
  with recent as (
    select day, actor_id, model, action from audit_tally where day >= local_day(now()) - 2
    group by 1, 2, 3, 4 having count(*) > 1
  ), gone as (
    delete from audit_tally t using recent r
    where (t.day, t.model, t.action) = (r.day, r.model, r.action) and t.actor_id is not distinct from r.actor_id
    returning t.*
  )
  insert into audit_tally select day, actor_id, model, action, sum(entries) from gone group by 1, 2, 3, 4
$$;

-- What counts and seals the log is written by triggers and the two functions above alone. (The version before this one
-- folds the tally under the application's role: while it still runs, that job of it fails and the rows wait.)
revoke insert, update, delete on audit_tally, audit_checkpoints, audit_checkpoint_heads, audit_unsealed from backoffice_app;
revoke execute on function take_audit_checkpoint(int), fold_audit_tally() from public;
grant execute on function take_audit_checkpoint(int), fold_audit_tally() to backoffice_app;

-- A verification goes through the checkpoints first, then through the entries, and names all that does not hold.
alter table audit_verifications
  -- Each piece adds one: of two replicas that do the same piece, one notes it.
  add column pieces int not null default 0,
  -- The last checkpoint that was looked at, and its hash.
  add column checkpoint int not null default 0,
  add column checkpoint_hash bytea,
  -- Places that do not hold; `broken` names the first hundred of them: [{problem, chain, first, last, checkpoint}].
  add column found int not null default 0;
update audit_verifications set found = 1, broken = jsonb_build_array(jsonb_build_object('problem', broken -> 'problem',
  'chain', broken -> 'chain', 'first', broken -> 'position', 'last', broken -> 'position', 'checkpoint', null))
  where broken is not null;
revoke update, delete on audit_verifications from backoffice_app;
grant update (moved_at, finished_at, entries, chains, after_chain, after_position, after_hash, broken, pieces, checkpoint, checkpoint_hash, found)
  on audit_verifications to backoffice_app;
