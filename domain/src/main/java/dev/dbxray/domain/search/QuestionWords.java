package dev.dbxray.domain.search;

import java.util.List;
import java.util.Set;

/**
 * Know the words that ask, count, compare and order, which a whole question has and which say nothing about what is
 * asked for.
 */
public final class QuestionWords {

    private static final Set<String> ENGLISH = words("""
            a an the and or not no nor but if so of for from in on at by to with without as up out per than then
            between among into over under after before above below about along together across within
            i me my we us our you your he his she her it its they them their this that these those there here who's
            is are was were be been being am do does did doing done have has had having s t
            can could will would shall should may might must
            what which who whom whose when where why how many much
            find list show give get tell display return retrieve fetch provide select see
            count please want need know like
            each every all any some both either neither also only just such same other another different distinct unique
            most least more less fewer fewest many highest lowest largest smallest greatest biggest greater larger
            smaller bigger higher lower best
            average avg mean maximum minimum max min total sum number amount
            order ordered ordering sort sorted descending ascending alphabetical alphabetically
            one two three four five
            live lives living belong belongs belonging locate located use uses used using take takes taken make makes made
            work works working own owns become became contain contains include includes including named called
            correspond corresponding associated related
            """);

    private static final Set<String> JAPANESE = words("""
            の を は が に で と も へ や か から まで より など って では には とは での との への からの ごと ごとの
            する した して している された される できる ある あり いる です ます でした ますか ですか か
            この その あの どの どれ どこ どんな いつ だれ なに いくつ いくら すべて すべての また および または
            ください えて えてください せて してください したい ほしい りたい べて べての れ
            一覧 表示 検索 取得 抽出 教 見 知 全 全部 全件 何 何人 何件 何個 誰 数 件数
            """);

    private QuestionWords() {}

    /** Tell whether the token is one of them. */
    public static boolean contains(Token token) {
        return ENGLISH.contains(token.text()) || JAPANESE.contains(token.text());
    }

    private static Set<String> words(String text) {
        return Set.copyOf(List.of(text.strip().split("\\s+")));
    }
}
