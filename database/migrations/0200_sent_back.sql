-- A set can be sent back to its author with a comment. An edit, an approval or a withdrawal ends that.
alter table change_sets
  add column sent_back_by uuid references users (id),
  add column sent_back_at timestamptz(3),
  add column sent_back_comment text,
  add constraint change_sets_sent_back check (
    (sent_back_by is null) = (sent_back_at is null) and (sent_back_by is null) = (sent_back_comment is null)
    and sent_back_by <> author_id and char_length(sent_back_comment) <= 1000);

-- The sets that somebody should look at: read every second for the menu.
create index change_sets_sent_back on change_sets (author_id) where sent_back_at is not null;

-- The sets that hold a change of one record.
create index change_set_items_by_target on change_set_items (target_id, change_set_id);
